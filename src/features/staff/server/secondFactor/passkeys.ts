import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx } from '@/platform/db/transaction'
import { env } from '@/platform/env'
import { challengeIn, consumeChallenge, type Signed, saveChallenge } from './challengeRepository'
import { insertPasskey, listCredentials, lockPasskey, recordPasskeyUse } from './factorRepository'

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
