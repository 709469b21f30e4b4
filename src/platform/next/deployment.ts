export const DEPLOYMENT_HEADER = 'x-site-deployment'

/** Also true for a file that failed to load for another reason. */
export function mayBeOutdated(error: unknown): boolean {
  return isUnknownAction(error) || (error instanceof Error && error.name === 'ChunkLoadError')
}

/** Only another build lacks the action. */
export function isUnknownAction(error: unknown): boolean {
  return error instanceof Error && error.name === 'UnrecognizedActionError'
}
