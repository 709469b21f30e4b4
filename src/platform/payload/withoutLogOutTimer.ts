import type { CollectionAfterMeHook, CollectionAfterOperationHook } from 'payload'

/**
 * Payload leaves the page at `exp`, with all that was typed; `SessionProvider` asks for the password in place.
 * Upstream: no issue known.
 */
export const meWithoutExpiry: CollectionAfterMeHook = ({ response }) => ({
  ...(response as object),
  exp: undefined,
})

export const logInWithoutExpiry: CollectionAfterOperationHook = ({ operation, result }) =>
  operation === 'login' || operation === 'refresh' ? { ...result, exp: undefined } : result
