import { createHash } from 'node:crypto'

/** What is kept of the key in a link of a mail: enough to know it again, of no use to who reads it. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
