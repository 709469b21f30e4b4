// Works around: Payload leaves the page at `exp`, with all that was typed; `SessionProvider` asks for a log-in in place.
// Upstream: no issue known.
// Removal test: `withoutLogOutTimer` in tests/unit/platform/workarounds.test.ts.
import type { CollectionAfterMeHook, CollectionAfterOperationHook } from 'payload'

export const meWithoutExpiry: CollectionAfterMeHook = ({ response }) => ({
  ...(response as object),
  exp: undefined,
})

export const logInWithoutExpiry: CollectionAfterOperationHook = ({ operation, result }) =>
  operation === 'login' || operation === 'refresh' ? { ...result, exp: undefined } : result
