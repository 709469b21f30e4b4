import crypto from 'node:crypto'
import { dictionary } from '@zxcvbn-ts/language-common'
import { checkPasswordRules, PASSWORD_MESSAGES } from '@/platform/forms/passwordRules'

/** Payload checks its own hashes inside its log-in only, and not in constant time. */
const FORMAT = 'pbkdf2-sha256-v1:'
const ROUNDS = 600_000
const BYTES = 32

type Hashed = { hash: string; salt: string }

/** One hash whatever the answer, also without an account: the time tells nothing. */
export async function verifyPassword(password: string, account: Hashed | null): Promise<boolean> {
  const { hash, salt } = account ?? NOBODY
  const stored = Buffer.from(hash.slice(FORMAT.length), 'hex')
  const made = await pbkdf2(password, salt)
  return stored.length === made.length && crypto.timingSafeEqual(stored, made) && account !== null
}

export function unusableHash(): Hashed {
  const random = () => crypto.randomBytes(BYTES).toString('hex')
  return { hash: FORMAT + random(), salt: random() }
}

const NOBODY = unusableHash()

function pbkdf2(password: string, salt: string): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    crypto.pbkdf2(password, salt, ROUNDS, BYTES, 'sha256', (error, made) =>
      error ? reject(error) : resolve(made),
    ),
  )
}

let breached: ReadonlySet<string> | undefined

/** In Dutch; null when good. Server only: the list of breached passwords is large. */
export function checkNewPassword(password: string, owner: { email: string; name: string }): string | null {
  return checkPasswordRules(password, owner) ?? (isBreached(password) ? PASSWORD_MESSAGES.breached : null)
}

function isBreached(password: string): boolean {
  breached ??= new Set(dictionary['passwords-common'])
  const whole = password.toLowerCase()
  const letters = whole.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return breached.has(whole) || breached.has(letters)
}
