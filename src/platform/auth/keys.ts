import { createHash } from 'node:crypto'
import { uuidFromBytes } from '@/platform/text/uuidFromBytes'

/** The same key for the same content, in the shape of a UUID: what repeats is known as one. */
export function derivedKey(content: unknown): string {
  return uuidFromBytes(createHash('sha256').update(JSON.stringify(content)).digest())
}

/** What is kept of the key in a link of a mail: enough to know it again, of no use to who reads it. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
