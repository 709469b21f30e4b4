import type { Payload } from 'payload'

/**
 * Payload looks up collections by the name in a URL. What every object has, such as `constructor`, is no collection.
 * Upstream: no issue known.
 */
export function ownNames(payload: Payload): void {
  Object.setPrototypeOf(payload.collections, null)
}
