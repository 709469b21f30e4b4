import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx } from '@/platform/db/transaction'
import { env } from '@/platform/env'
import { TOTP as SHAPE, TOTP_WINDOW, typedTotpCode } from '../../model/secondFactor'
import { challengeIn, consumeChallenge, type Signed, saveChallenge } from './challengeRepository'
import { insertPasskey, listCredentials, lockPasskey, recordPasskeyUse } from './factorRepository'

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

const { hostname: RP_ID, origin: ORIGIN } = new URL(env.SITE_URL)

export async function newPasskeyOptions(
  ctx: Ctx,
  owner: { id: string; email: string; name: string },
  company: string,
) {
  const options = await generateRegistrationOptions({
    ...{ rpName: company, rpID: RP_ID, userName: owner.email, userDisplayName: owner.name },
    userID: new Uint8Array(Buffer.from(owner.id.replaceAll('-', ''), 'hex')),
    attestationType: 'none',
    excludeCredentials: await listCredentials({ sql: database(ctx).drizzle }, owner.id),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  })
  await saveChallenge(ctx, { challenge: options.challenge, staffId: owner.id, use: 'newPasskey' })
  return options
}

export async function passkeyOptions(ctx: Ctx, staffId: string) {
  const options = await generateAuthenticationOptions({
    ...{ rpID: RP_ID, userVerification: 'required' },
    allowCredentials: await listCredentials({ sql: database(ctx).drizzle }, staffId),
  })
  await saveChallenge(ctx, { challenge: options.challenge, staffId, use: 'passkey' })
  return options
}

export async function addPasskey(
  ctx: Ctx,
  tx: Pick<Tx, 'sql'>,
  staffId: string,
  { name, response }: { name: string; response: Signed },
): Promise<boolean> {
  const challenge = challengeIn(response)
  if (!challenge || !(await consumeChallenge(ctx, tx, { challenge, staffId, use: 'newPasskey' })))
    return false
  const made = await verifiedOrNull(ctx, () =>
    verifyRegistrationResponse({
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      ...{ expectedOrigin: ORIGIN, expectedRPID: RP_ID, requireUserVerification: true },
    }),
  )
  if (!made?.verified) return false
  const { id, publicKey, counter, transports = [] } = made.registrationInfo.credential
  return insertPasskey(tx, staffId, { id, name, publicKey, counter, transports }, ctx.now())
}

export async function verifyPasskey(
  ctx: Ctx,
  tx: Pick<Tx, 'sql'>,
  staffId: string,
  response: Signed,
): Promise<boolean> {
  const found = await lockPasskey(tx, staffId, response.id)
  const challenge = challengeIn(response)
  if (!found || !challenge) return false
  if (!(await consumeChallenge(ctx, tx, { challenge, staffId, use: 'passkey' }))) return false
  const signed = await verifiedOrNull(ctx, () =>
    verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      ...{ expectedOrigin: ORIGIN, expectedRPID: RP_ID, requireUserVerification: true },
      credential: found,
    }),
  )
  if (!signed?.verified) return false
  await recordPasskeyUse(tx, found.id, signed.authenticationInfo.newCounter, ctx.now())
  return true
}

/** The verifier throws at anything invalid. */
async function verifiedOrNull<T>(ctx: Ctx, verify: () => Promise<T>): Promise<T | null> {
  try {
    return await verify()
  } catch (err) {
    ctx.payload.logger.warn({ err, msg: 'a passkey was refused' })
    return null
  }
}
