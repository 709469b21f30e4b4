import { uuidFromBytes } from '@/platform/text/uuidFromBytes'

/** A key that nobody else makes. `crypto.randomUUID` is missing where a site is read over plain http. */
export function randomUuid(): string {
  return uuidFromBytes(crypto.getRandomValues(new Uint8Array(16)))
}
