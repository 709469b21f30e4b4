import { createHash } from 'node:crypto'

/** The same key for the same content, in the shape of a UUID: what repeats is known as one. */
export function derivedKey(content: unknown): string {
  const hex = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
