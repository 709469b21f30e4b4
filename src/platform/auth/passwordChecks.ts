import crypto from 'node:crypto'
import { dictionary } from '@zxcvbn-ts/language-common'
import { checkPasswordRules, PASSWORD_MESSAGES } from '@/platform/forms/passwordRules'

/** The format of Payload's own hashes. Payload checks them inside its log-in only, which knows no equal time. */
const FORMAT = 'pbkdf2-sha256-v1:'
const ROUNDS = 600_000
const BYTES = 32

type Hashed = { hash: string; salt: string }

/** Whether this is the password of an account. It takes one hash whatever the answer, for no account at all too. */
export async function verifyPassword(password: string, account: Hashed | null): Promise<boolean> {
  const { hash, salt } = account ?? NOBODY
  const stored = Buffer.from(hash.slice(FORMAT.length), 'hex')
  const made = await pbkdf2(password, salt)
  return stored.length === made.length && crypto.timingSafeEqual(stored, made) && account !== null
}

/** A hash that no password is known for: of an account whose owner has yet to choose one. */
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

/**
 * What is wrong with a new password, as its owner reads it; null when it will do. Read on the server alone: the list of
 * breached passwords is larger than any page.
 */
export function checkNewPassword(password: string, owner: { email: string; name: string }): string | null {
  return checkPasswordRules(password, owner) ?? (isBreached(password) ? PASSWORD_MESSAGES.breached : null)
}

/** Also one with signs around it: whoever tries a list tries those too. */
function isBreached(password: string): boolean {
  breached ??= new Set(dictionary['passwords-common'])
  const whole = password.toLowerCase()
  const letters = whole.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return breached.has(whole) || breached.has(letters)
}
