import { uuidFromBytes } from '@/platform/text/uuidFromBytes'

/** `crypto.randomUUID` is missing over plain http. */
export function randomUuid(): string {
  return uuidFromBytes(crypto.getRandomValues(new Uint8Array(16)))
}
