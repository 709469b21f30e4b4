import type { Payload } from 'payload'

/** Payload looks up by the name in an address. What every object has, such as `constructor`, is no collection. */
export function ownNames(payload: Payload): void {
  Object.setPrototypeOf(payload.collections, null)
}
