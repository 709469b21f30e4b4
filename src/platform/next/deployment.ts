// Works around: Next leaves a page of an old build open when its action or file is gone.
// Upstream: vercel/next.js#75541, closed.
// Removal test: `deployment` in tests/unit/platform/workarounds.test.ts.
export const DEPLOYMENT_HEADER = 'x-site-deployment'

/** Also true for a file that failed to load for another reason. */
export function mayBeOutdated(error: unknown): boolean {
  return isUnknownAction(error) || (error instanceof Error && error.name === 'ChunkLoadError')
}

/** Only another build lacks the action. */
export function isUnknownAction(error: unknown): boolean {
  return error instanceof Error && error.name === 'UnrecognizedActionError'
}
