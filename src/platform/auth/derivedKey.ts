import { createHash } from 'node:crypto'
import { uuidFromBytes } from '@/platform/text/uuidOf'

/** The same key for the same content, in the shape of a UUID: what repeats is known as one. */
export function derivedKey(content: unknown): string {
  return uuidFromBytes(createHash('sha256').update(JSON.stringify(content)).digest())
}
