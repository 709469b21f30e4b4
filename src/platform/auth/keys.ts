import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { env } from '@/platform/env'
import { uuidFromBytes } from '@/platform/text/uuid'

/** The same content gives the same key, in the shape of a UUID. */
export function derivedKey(content: unknown): string {
  return uuidFromBytes(createHash('sha256').update(JSON.stringify(content)).digest())
}

export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

const CIPHER = 'aes-256-gcm'
const VERSION = 'v1'
const [KEY_BYTES, NONCE_BYTES, TAG_BYTES] = [32, 12, 16]

/** Encrypts with a key of its own for each `purpose`; only the same `owner` opens it. */
export function seal(text: string, purpose: string, owner: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(purpose), nonce, { authTagLength: TAG_BYTES })
  cipher.setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return [VERSION, Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')].join('.')
}

/** Throws for a changed text, another owner, or another PAYLOAD_SECRET. */
export function unseal(sealed: string, purpose: string, owner: string): string {
  const [version, content = ''] = sealed.split('.')
  if (version !== VERSION) throw new Error('this was sealed in a way that is not known')
  const bytes = Buffer.from(content, 'base64url')
  const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)]
  const decipher = createDecipheriv(CIPHER, keyOf(purpose), nonce, { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(owner))
  decipher.setAuthTag(tag)
  const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
  return Buffer.concat([text, decipher.final()]).toString('utf8')
}

const keys = new Map<string, Buffer>()

function keyOf(purpose: string): Buffer {
  const known = keys.get(purpose)
  if (known) return known
  const key = Buffer.from(hkdfSync('sha256', env.PAYLOAD_SECRET, '', `sealing: ${purpose}`, KEY_BYTES))
  keys.set(purpose, key)
  return key
}
