import type { CollectionAfterMeHook, CollectionAfterOperationHook } from 'payload'

/**
 * Payload's screens leave for the log-in when the moment in `exp` has come, with all that was typed. Without it they
 * stay, and `SessionProvider` asks for the password in place.
 * Upstream: no issue known.
 */
export const meWithoutExpiry: CollectionAfterMeHook = ({ response }) => ({
  ...(response as object),
  exp: undefined,
})

export const logInWithoutExpiry: CollectionAfterOperationHook = ({ operation, result }) =>
  operation === 'login' || operation === 'refresh' ? { ...result, exp: undefined } : result
