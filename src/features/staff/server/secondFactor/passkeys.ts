import { sql } from '@payloadcms/db-postgres/drizzle'
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx } from '@/platform/db/transaction'
import { env } from '@/platform/env'
import { challengeIn, consumeChallenge, type Signed, saveChallenge } from './factorRepository'

const { hostname: RP_ID, origin: ORIGIN } = new URL(env.SITE_URL)

type Credential = {
  id: string
  public_key: Buffer
  counter: string
  transports: AuthenticatorTransport[]
}

export async function newPasskeyOptions(
  ctx: Ctx,
  owner: { id: string; email: string; name: string },
  company: string,
) {
  const options = await generateRegistrationOptions({
    ...{ rpName: company, rpID: RP_ID, userName: owner.email, userDisplayName: owner.name },
    userID: new Uint8Array(Buffer.from(owner.id.replaceAll('-', ''), 'hex')),
    attestationType: 'none',
    excludeCredentials: await ownCredentials(ctx, owner.id),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  })
  await saveChallenge(ctx, { challenge: options.challenge, staffId: owner.id, use: 'newPasskey' })
  return options
}

export async function passkeyOptions(ctx: Ctx, staffId: string) {
  const options = await generateAuthenticationOptions({
    ...{ rpID: RP_ID, userVerification: 'required', allowCredentials: await ownCredentials(ctx, staffId) },
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
  const { rows } = await tx.sql.execute(sql`
    insert into bureau.staff_passkeys (id, staff_id, name, public_key, counter, transports, created_at)
    values (${id}, ${staffId}, ${name}, ${Buffer.from(publicKey)}, ${counter}, ${JSON.stringify(transports)}::jsonb,
      ${ctx.now().toISOString()})
    on conflict (id) do nothing returning 1`)
  return rows.length > 0
}

/** Locks the row: the counter of a passkey only rises. */
export async function verifyPasskey(
  ctx: Ctx,
  tx: Pick<Tx, 'sql'>,
  staffId: string,
  response: Signed,
): Promise<boolean> {
  const { rows } = await tx.sql.execute<Credential>(sql`
    select id, public_key, counter, transports from bureau.staff_passkeys
    where id = ${response.id} and staff_id = ${staffId} for update`)
  const [found] = rows
  const challenge = challengeIn(response)
  if (!found || !challenge) return false
  if (!(await consumeChallenge(ctx, tx, { challenge, staffId, use: 'passkey' }))) return false
  const { id, public_key: key, counter, transports } = found
  const signed = await verifiedOrNull(ctx, () =>
    verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      ...{ expectedOrigin: ORIGIN, expectedRPID: RP_ID, requireUserVerification: true },
      credential: { id, publicKey: new Uint8Array(key), counter: Number(counter), transports },
    }),
  )
  if (!signed?.verified) return false
  await tx.sql.execute(sql`
    update bureau.staff_passkeys set counter = ${signed.authenticationInfo.newCounter},
      last_used_at = ${ctx.now().toISOString()} where id = ${id}`)
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

async function ownCredentials(ctx: Ctx, staffId: string) {
  const { rows } = await database(ctx).drizzle.execute<Pick<Credential, 'id' | 'transports'>>(sql`
    select id, transports from bureau.staff_passkeys where staff_id = ${staffId}`)
  return rows.map(({ id, transports }) => ({ id, transports }))
}
