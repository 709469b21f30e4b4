import * as z from 'zod/mini'

/** RFC 6238, as every code app implements it. */
export const TOTP = { algorithm: 'SHA1', digits: 6, period: 30 } as const
export const TOTP_WINDOW = 1

export const RECOVERY_CODES = 10
export const MAX_PASSKEYS = 10
export const MAX_PASSKEY_NAME_LENGTH = 60
export const FIRST_PASSKEY = 'Toegangssleutel'

export type FactorMethod = 'totp' | 'passkey'

export type Factors = { totp: boolean; passkeys: number; recoveryCodes: number }

export type SecondStep = 'none' | 'answer' | 'setUp'

type Asked = { factors: Factors; roles: readonly string[]; forAll: boolean; demo: boolean }

/** Whoever has a second factor shows it, required or not. */
export function secondStep({ factors, ...asked }: Asked): SecondStep {
  if (hasFactor(factors)) return 'answer'
  return isRequired(asked) ? 'setUp' : 'none'
}

export const hasFactor = ({ totp, passkeys }: Factors) => totp || passkeys > 0

/** Demo mode offers a second factor and never requires one. */
export function isRequired({ roles, forAll, demo }: Omit<Asked, 'factors'>): boolean {
  return !demo && (forAll || roles.includes('admin'))
}

/** Whoever must have a second factor keeps one. */
export function mayRemove(factors: Factors, required: boolean): boolean {
  return !required || Number(factors.totp) + factors.passkeys > 1
}

const RECOVERY_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const RECOVERY_GROUPS = [0, 4, 8]
const GROUP = 4
export const RECOVERY_BYTES = 12

/** 60 bits, in characters that nobody confuses. */
export function recoveryCode(random: Uint8Array): string {
  const signs = [...random].map(byte => RECOVERY_SIGNS[byte % RECOVERY_SIGNS.length]).join('')
  return RECOVERY_GROUPS.map(start => signs.slice(start, start + GROUP)).join('-')
}

export function typedRecoveryCode(typed: string): string {
  return typed
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '')
}

/** Null when it is no code. */
export function typedTotpCode(typed: string): string | null {
  const digits = typed.replace(/\s/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}

const code = z.string().check(z.maxLength(60))

/** The verifier alone judges its content. */
const credential = z.looseObject({ id: z.string(), response: z.looseObject({ clientDataJSON: z.string() }) })

export const factorAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('totp'), code }),
  z.object({ kind: z.literal('recoveryCode'), code }),
  z.object({ kind: z.literal('passkey'), response: credential }),
])
export type FactorAnswer = z.infer<typeof factorAnswer>

export const newFactor = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('newTotp'), setup: code, code }),
  z.object({
    kind: z.literal('newPasskey'),
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_PASSKEY_NAME_LENGTH)),
    response: credential,
  }),
])
export type NewFactor = z.infer<typeof newFactor>

/** `path` draws the QR code in a square of `size`. */
export type TotpSetup = { setup: string; secret: string; qr: { size: number; path: string } }

export type SecondStepRequest =
  | { step: 'answer'; methods: (FactorMethod | 'recoveryCode')[]; passkey: object | null }
  | { step: 'setUp'; totp: TotpSetup; passkey: object }
