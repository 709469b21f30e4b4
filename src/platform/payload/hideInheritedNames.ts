// Works around: Payload takes `constructor` and the like in an address for collections.
// Upstream: no issue known.
// Removal test: `hideInheritedNames` in tests/unit/platform/workarounds.test.ts.
import type { Payload } from 'payload'

export function hideInheritedNames(payload: Payload): void {
  Object.setPrototypeOf(payload.collections, null)
}
