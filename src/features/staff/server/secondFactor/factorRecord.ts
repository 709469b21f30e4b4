import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Tx } from '@/platform/db/transaction'
import { env } from '@/platform/env'
import { type Factors, isRequired, type SecondStep, secondStep } from '../../model/secondFactor'

type Connection = Pick<Tx, 'sql'>
type Member = { id: string; roles?: readonly string[] | null }

export type FactorState = Factors & { required: boolean; step: SecondStep }

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
