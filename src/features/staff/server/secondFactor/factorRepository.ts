import { createHmac, randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import { seal, unseal } from '@/platform/auth/keys'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx } from '@/platform/db/transaction'
import { env } from '@/platform/env'
import {
  type Factors,
  isRequired,
  RECOVERY_BYTES,
  RECOVERY_CODES,
  recoveryCode,
  type SecondStep,
  secondStep,
  typedRecoveryCode,
} from '../../model/secondFactor'

type Connection = Pick<Tx, 'sql'>
type Member = { id: string; roles?: readonly string[] | null }

type FactorState = Factors & { required: boolean; step: SecondStep }

export type Passkey = { id: string; name: string; createdAt: string; lastUsedAt: string | null }

/** What an account has of a second factor, and what the agency asks of it. */
export async function factorState(
  { sql: connection }: Connection,
  { id, roles }: Member,
  demo = env.DEMO,
): Promise<FactorState> {
  const { rows } = await connection.execute<Factors & { forAll: boolean }>(sql`
    select exists (select 1 from bureau.staff_totp where staff_id = ${id}) as totp,
      (select count(*)::int from bureau.staff_passkeys where staff_id = ${id}) as passkeys,
      (select count(*)::int from bureau.staff_recovery_codes where staff_id = ${id}) as "recoveryCodes",
      coalesce((select second_factor_for_all from staff_settings limit 1), false) as "forAll"`)
  const [{ forAll, ...factors } = NOTHING] = rows
  const asked = { roles: roles ?? [], forAll, demo }
  return { ...factors, required: isRequired(asked), step: secondStep({ ...asked, factors }) }
}

const NOTHING = { totp: false, passkeys: 0, recoveryCodes: 0, forAll: false }

export async function listPasskeys({ sql: connection }: Connection, staffId: string): Promise<Passkey[]> {
  const { rows } = await connection.execute<Record<string, unknown>>(sql`
    select id, name, created_at, last_used_at from bureau.staff_passkeys where staff_id = ${staffId}
    order by created_at`)
  return rows.map(row => ({
    id: String(row.id),
    name: String(row.name),
    createdAt: new Date(String(row.created_at)).toISOString(),
    lastUsedAt: row.last_used_at ? new Date(String(row.last_used_at)).toISOString() : null,
  }))
}

/** Nothing of a second factor is left, nor what would set one up. Answers whether there was one. */
export async function deleteFactors({ sql: connection }: Connection, staffId: string): Promise<boolean> {
  const { rows } = await connection.execute<{ had: boolean }>(sql`
    with totp as (delete from bureau.staff_totp where staff_id = ${staffId} returning 1),
      passkeys as (delete from bureau.staff_passkeys where staff_id = ${staffId} returning 1),
      codes as (delete from bureau.staff_recovery_codes where staff_id = ${staffId}),
      challenges as (delete from bureau.staff_challenges where staff_id = ${staffId})
    select exists (select 1 from totp union all select 1 from passkeys) as had`)
  return rows[0]?.had === true
}

/** Recovery codes alone let nobody in: without a factor they go. */
export async function deleteOrphanedRecoveryCodes(
  { sql: connection }: Connection,
  staffId: string,
): Promise<void> {
  await connection.execute(sql`
    delete from bureau.staff_recovery_codes where staff_id = ${staffId}
      and not exists (select 1 from bureau.staff_totp where staff_id = ${staffId})
      and not exists (select 1 from bureau.staff_passkeys where staff_id = ${staffId})`)
}

/** Ends every session of an account but `kept`. */
export async function endOtherSessions(
  { sql: connection }: Connection,
  staffId: string,
  kept: string | null,
): Promise<number> {
  const { rows } = await connection.execute(sql`
    delete from staff_sessions where _parent_id = ${staffId} and id is distinct from ${kept} returning 1`)
  return rows.length
}

/** Makes new codes, which take the place of those from before. They can be shown now and never again. */
export async function replaceRecoveryCodes({ sql: connection }: Pick<Tx, 'sql'>, staffId: string) {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCode(randomBytes(RECOVERY_BYTES)))
  const rows = codes.map(code => sql`(${staffId}, ${hashRecoveryCode(code, staffId)})`)
  await connection.execute(sql`delete from bureau.staff_recovery_codes where staff_id = ${staffId}`)
  await connection.execute(sql`
    insert into bureau.staff_recovery_codes (staff_id, code_hash) values ${sql.join(rows, sql`, `)}`)
  return codes
}

/** Uses a code up. Of two who type one code at once, the second finds it used. */
export async function consumeRecoveryCode(
  { sql: connection }: Pick<Tx, 'sql'>,
  staffId: string,
  typed: string,
): Promise<boolean> {
  const { rows } = await connection.execute(sql`
    delete from bureau.staff_recovery_codes
    where staff_id = ${staffId} and code_hash = ${hashRecoveryCode(typed, staffId)} returning 1`)
  return rows.length > 0
}

/** Keyed, so that nobody tries codes on a stolen database. */
function hashRecoveryCode(code: string, staffId: string): string {
  const content = `recovery-code:${staffId}:${typedRecoveryCode(code)}`
  return createHmac('sha256', env.PAYLOAD_SECRET).update(content).digest('base64url')
}

const CHALLENGE_MS = 10 * 60_000
const PURPOSE = 'totp'

/** What a challenge was made for: it answers nothing else. */
type ChallengeUse = 'passkey' | 'newPasskey' | 'newTotp'

const clientData = z.object({ challenge: z.string() })

/** What a browser brings from an authenticator. */
export type Signed = { id: string; response: { clientDataJSON: string } }

type Challenge = { challenge: string; staffId: string; use: ChallengeUse }

/** Keeps a challenge for one account. `secret` is the code app's that waits to be confirmed. */
export async function saveChallenge(
  ctx: Ctx,
  { challenge, staffId, use }: Challenge,
  secret: string | null = null,
): Promise<void> {
  const now = ctx.now()
  const until = new Date(now.getTime() + CHALLENGE_MS).toISOString()
  const { drizzle } = database(ctx)
  await drizzle.execute(sql`delete from bureau.staff_challenges where expires_at <= ${now.toISOString()}`)
  await drizzle.execute(sql`
    insert into bureau.staff_challenges (challenge, staff_id, used_for, sealed_secret, expires_at)
    values (${challenge}, ${staffId}, ${use}, ${secret && sealSecret(secret, staffId)}, ${until})`)
}

/** Takes a challenge away, so that it is used once. False when it is unknown, another account's or too old. */
export async function consumeChallenge(
  ctx: Ctx,
  tx: Pick<Tx, 'sql'>,
  { challenge, staffId, use }: Challenge,
): Promise<boolean> {
  const { rows } = await tx.sql.execute(sql`
    delete from bureau.staff_challenges
    where challenge = ${challenge} and staff_id = ${staffId} and used_for = ${use}
      and expires_at > ${ctx.now().toISOString()}
    returning 1`)
  return rows.length > 0
}

/** The secret of a code app that waits to be confirmed; null when there is none. It stays until it is taken. */
export async function pendingSecret(
  ctx: Ctx,
  tx: Pick<Tx, 'sql'>,
  { challenge, staffId }: Omit<Challenge, 'use'>,
): Promise<string | null> {
  const { rows } = await tx.sql.execute<{ sealed_secret: string }>(sql`
    select sealed_secret from bureau.staff_challenges
    where challenge = ${challenge} and staff_id = ${staffId} and used_for = 'newTotp'
      and expires_at > ${ctx.now().toISOString()} for update`)
  return rows[0] ? unsealSecret(rows[0].sealed_secret, staffId) : null
}

/** The challenge that a browser says it answers; null where it says nothing that can be read. */
export function challengeIn({ response }: Signed): string | null {
  try {
    const said = clientData.safeParse(
      JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()),
    )
    return said.success ? said.data.challenge : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** A challenge that was answered wrongly is not answered again, also where the try itself was undone. */
export async function deleteAnsweredChallenge(ctx: Ctx, staffId: string, response: Signed): Promise<void> {
  await database(ctx).drizzle.execute(sql`
    delete from bureau.staff_challenges where staff_id = ${staffId} and challenge = ${challengeIn(response)}`)
}

export const sealSecret = (secret: string, staffId: string) => seal(secret, PURPOSE, staffId)
export const unsealSecret = (sealed: string, staffId: string) => unseal(sealed, PURPOSE, staffId)
