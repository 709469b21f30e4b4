import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { env } from '@/platform/env'
import { uuidFromBytes } from '@/platform/text/uuid'

/** The same content gives the same key, in the shape of a UUID. */
export function derivedKey(content: unknown): string {
  return uuidFromBytes(createHash('sha256').update(JSON.stringify(content)).digest())
}

export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

/** What is made uses the first. What was made may be of the one before, so that a new secret ends no link that was sent. */
const secrets = () => [env.PAYLOAD_SECRET, env.PAYLOAD_SECRET_PREVIOUS].filter(each => each !== undefined)

type Signer = {
  sign: (text: string) => string
  /** With each secret that holds, the present one first. */
  signatures: (text: string) => string[]
  verify: (text: string, signature: string) => boolean
}

function signerWith(keyOf: (secret: string) => Buffer | string): Signer {
  const sign = (text: string, secret: string) =>
    createHmac('sha256', keyOf(secret)).update(text).digest('base64url')
  const signatures = (text: string) => secrets().map(secret => sign(text, secret))
  return {
    sign: text => sign(text, env.PAYLOAD_SECRET),
    signatures,
    verify(text, signature) {
      const given = Buffer.from(signature)
      return signatures(text).some(each => {
        const expected = Buffer.from(each)
        return given.length === expected.length && timingSafeEqual(given, expected)
      })
    },
  }
}

/** Signs with a key of its own for each purpose. */
export const signerFor = (purpose: string): Signer => signerWith(secret => keyFor(purpose, secret))

/** Signs with the secret itself. The text begins with what it is for. */
export const plainSigner = signerWith(secret => secret)

const CIPHER = 'aes-256-gcm'
const VERSION = 'v1'
const [KEY_BYTES, NONCE_BYTES, TAG_BYTES] = [32, 12, 16]

/** Encrypts with a key of its own for each `purpose`; only the same `owner` opens it. */
export function seal(text: string, purpose: string, owner: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, sealingKey(purpose, env.PAYLOAD_SECRET), nonce, {
    authTagLength: TAG_BYTES,
  })
  cipher.setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return [VERSION, Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')].join('.')
}

/** Throws for a changed text, another owner, or a secret that no longer holds. */
export const unseal = (sealed: string, purpose: string, owner: string): string =>
  openSealed(sealed, purpose, owner).text

/** Sealed again with the present secret; null for what is. Throws as `unseal` does. */
export function reseal(sealed: string, purpose: string, owner: string): string | null {
  const { text, isCurrent } = openSealed(sealed, purpose, owner)
  return isCurrent ? null : seal(text, purpose, owner)
}

function openSealed(sealed: string, purpose: string, owner: string): { text: string; isCurrent: boolean } {
  const [version, content = ''] = sealed.split('.')
  if (version !== VERSION) throw new Error('this was sealed in a way that is not known')
  const bytes = Buffer.from(content, 'base64url')
  let failure: unknown
  for (const secret of secrets()) {
    try {
      const text = open(bytes, sealingKey(purpose, secret), owner)
      return { text, isCurrent: secret === env.PAYLOAD_SECRET }
    } catch (error) {
      failure ??= error
    }
  }
  throw failure
}

function open(bytes: Buffer, key: Buffer, owner: string): string {
  const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)]
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(owner))
  decipher.setAuthTag(tag)
  const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
  return Buffer.concat([text, decipher.final()]).toString('utf8')
}

const sealingKey = (purpose: string, secret: string) => keyFor(`sealing: ${purpose}`, secret)

const keys = new Map<string, Buffer>()

function keyFor(purpose: string, secret: string): Buffer {
  const name = `${purpose}\n${secret}`
  const known = keys.get(name)
  if (known) return known
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES))
  keys.set(name, key)
  return key
}
