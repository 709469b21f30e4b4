import { createHash } from 'node:crypto'
import { uuidFromBytes } from '@/platform/text/uuidFromBytes'

/** The same content gives the same key, in the shape of a UUID. */
export function derivedKey(content: unknown): string {
  return uuidFromBytes(createHash('sha256').update(JSON.stringify(content)).digest())
}

export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
