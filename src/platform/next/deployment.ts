/** Every answer of the site says in this header which build made it. */
export const DEPLOYMENT_HEADER = 'x-site-deployment'

/** True for what a page meets whose build has been replaced, and for a file that did not come for another reason. */
export function mayBeOutdated(error: unknown): boolean {
  return isUnknownAction(error) || (error instanceof Error && error.name === 'ChunkLoadError')
}

/** The server says that it does not have the action: only another build can say so. */
export function isUnknownAction(error: unknown): boolean {
  return error instanceof Error && error.name === 'UnrecognizedActionError'
}
