import type { Payload } from 'payload'

/** `constructor` and the like are no collections. Upstream: no issue known. */
export function hideInheritedNames(payload: Payload): void {
  Object.setPrototypeOf(payload.collections, null)
}
