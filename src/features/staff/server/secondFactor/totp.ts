import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'
import { TOTP as SHAPE, TOTP_WINDOW, typedTotpCode } from '../../model/secondFactor'

const SECRET_BYTES = 20

export const newTotpSecret = () => new Secret({ size: SECRET_BYTES }).base32

/** Null outside the window around now. */
export function totpStep(secret: string, typed: string, now: Date): number | null {
  const token = typedTotpCode(typed)
  if (!token) return null
  const totp = new TOTP({ ...SHAPE, secret: Secret.fromBase32(secret) })
  const timestamp = now.getTime()
  const delta = totp.validate({ token, timestamp, window: TOTP_WINDOW })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

export function totpCode(secret: string, at: Date): string {
  return new TOTP({ ...SHAPE, secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() })
}

export function totpQr(secret: string, { issuer, label }: { issuer: string; label: string }) {
  const address = new TOTP({ ...SHAPE, issuer, label, secret: Secret.fromBase32(secret) }).toString()
  const { data, size } = encode(address, { ecc: 'M', border: 2 })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}
