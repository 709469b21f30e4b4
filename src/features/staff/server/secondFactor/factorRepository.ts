import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import { plainSigner, reseal, seal, unseal } from '@/platform/auth/keys'
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

export async function factorState(
  { sql: connection }: Connection,
  { id, roles }: Member,
  demo = env.DEMO,
): Promise<FactorState> {
  const { rows } = await connection.execute(sql`
    select exists (select 1 from bureau.staff_totp where staff_id = ${id}) as totp,
      (select count(*)::int from bureau.staff_passkeys where staff_id = ${id}) as passkeys,
      (select count(*)::int from bureau.staff_recovery_codes where staff_id = ${id}) as "recoveryCodes",
      coalesce((select second_factor_for_all from staff_settings limit 1), false) as "forAll"`)
  const { forAll, ...factors } = factorRow.parse(rows[0])
  const asked = { roles: roles ?? [], forAll, demo }
  return { ...factors, required: isRequired(asked), step: secondStep({ ...asked, factors }) }
}

const factorRow = z.object({
  ...{ totp: z.boolean(), passkeys: z.number(), recoveryCodes: z.number(), forAll: z.boolean() },
})

const moment = z.pipe(
  z.coerce.date(),
  z.transform(date => date.toISOString()),
)

const passkeyRow = z.object({
  ...{ id: z.string(), name: z.string(), createdAt: moment },
  lastUsedAt: z.nullable(moment),
})

export type Passkey = z.infer<typeof passkeyRow>

export async function listPasskeys({ sql: connection }: Connection, staffId: string): Promise<Passkey[]> {
  const { rows } = await connection.execute(sql`
    select id, name, created_at as "createdAt", last_used_at as "lastUsedAt" from bureau.staff_passkeys
    where staff_id = ${staffId} order by created_at`)
  return rows.map(row => passkeyRow.parse(row))
}

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
const isKnown = (each: string): each is (typeof TRANSPORTS)[number] =>
  TRANSPORTS.some(known => known === each)

const credentialId = z.object({
  id: z.string(),
  /** A browser may name one that is newer. */
  transports: z.pipe(
    z.array(z.string()),
    z.transform(all => all.filter(isKnown)),
  ),
})
const credentialRow = z.extend(credentialId, {
  publicKey: z.pipe(
    z.instanceof(Uint8Array),
    z.transform(bytes => new Uint8Array(bytes)),
  ),
  counter: z.coerce.number(),
})

export type Credential = z.infer<typeof credentialRow>

export async function listCredentials({ sql: connection }: Connection, staffId: string) {
  const { rows } = await connection.execute(sql`
    select id, transports from bureau.staff_passkeys where staff_id = ${staffId}`)
  return rows.map(row => credentialId.parse(row))
}

/** Locks the row: the counter of a passkey only rises. */
export async function lockPasskey(
  { sql: connection }: Connection,
  staffId: string,
  id: string,
): Promise<Credential | null> {
  const { rows } = await connection.execute(sql`
    select id, public_key as "publicKey", counter, transports from bureau.staff_passkeys
    where id = ${id} and staff_id = ${staffId} for update`)
  return rows[0] ? credentialRow.parse(rows[0]) : null
}

type NewPasskey = Pick<Credential, 'id' | 'publicKey' | 'counter'> & { name: string; transports: string[] }

/** False for a known passkey. */
export async function insertPasskey(
  { sql: connection }: Connection,
  staffId: string,
  { id, name, publicKey, counter, transports }: NewPasskey,
  now: Date,
): Promise<boolean> {
  const { rows } = await connection.execute(sql`
    insert into bureau.staff_passkeys (id, staff_id, name, public_key, counter, transports, created_at)
    values (${id}, ${staffId}, ${name}, ${Buffer.from(publicKey)}, ${counter}, ${JSON.stringify(transports)}::jsonb,
      ${now.toISOString()})
    on conflict (id) do nothing returning 1`)
  return rows.length > 0
}

export async function recordPasskeyUse(
  { sql: connection }: Connection,
  id: string,
  counter: number,
  now: Date,
): Promise<void> {
  await connection.execute(sql`
    update bureau.staff_passkeys set counter = ${counter}, last_used_at = ${now.toISOString()} where id = ${id}`)
}

/** False when there was none. */
export async function deletePasskey(
  { sql: connection }: Connection,
  staffId: string,
  id: string,
): Promise<boolean> {
  const { rows } = await connection.execute(sql`
    delete from bureau.staff_passkeys where staff_id = ${staffId} and id = ${id} returning 1`)
  return rows.length > 0
}

/** False when there was none. */
export async function deleteTotp({ sql: connection }: Connection, staffId: string): Promise<boolean> {
  const { rows } = await connection.execute(sql`
    delete from bureau.staff_totp where staff_id = ${staffId} returning 1`)
  return rows.length > 0
}

export async function saveTotpSecret(
  { sql: connection }: Connection,
  staffId: string,
  { secret, step }: { secret: string; step: number },
  now: Date,
): Promise<void> {
  await connection.execute(sql`
    insert into bureau.staff_totp (staff_id, sealed_secret, last_step, created_at)
    values (${staffId}, ${sealSecret(secret, staffId)}, ${step}, ${now.toISOString()})
    on conflict (staff_id) do update set sealed_secret = excluded.sealed_secret, last_step = excluded.last_step,
      created_at = excluded.created_at`)
}

const sealedRow = z.object({ sealed_secret: z.string() })
const deletedRow = z.object({ had: z.boolean() })

export async function readTotpSecret(
  { sql: connection }: Connection,
  staffId: string,
): Promise<string | null> {
  const { rows } = await connection.execute(sql`
    select sealed_secret from bureau.staff_totp where staff_id = ${staffId}`)
  return rows[0] ? unsealSecret(sealedRow.parse(rows[0]).sealed_secret, staffId) : null
}

/** RFC 6238, 5.2: each code must be of a later time step than the one before it. */
export async function consumeTotpStep(
  { sql: connection }: Connection,
  staffId: string,
  step: number,
): Promise<boolean> {
  const { rows } = await connection.execute(sql`
    update bureau.staff_totp set last_step = ${step} where staff_id = ${staffId} and last_step < ${step} returning 1`)
  return rows.length > 0
}

/** False when there was none. */
export async function deleteFactors({ sql: connection }: Connection, staffId: string): Promise<boolean> {
  const { rows } = await connection.execute(sql`
    with totp as (delete from bureau.staff_totp where staff_id = ${staffId} returning 1),
      passkeys as (delete from bureau.staff_passkeys where staff_id = ${staffId} returning 1),
      codes as (delete from bureau.staff_recovery_codes where staff_id = ${staffId})
    select exists (select 1 from totp union all select 1 from passkeys) as had`)
  return deletedRow.parse(rows[0]).had
}

export async function deleteOrphanedRecoveryCodes(
  { sql: connection }: Connection,
  staffId: string,
): Promise<void> {
  await connection.execute(sql`
    delete from bureau.staff_recovery_codes where staff_id = ${staffId}
      and not exists (select 1 from bureau.staff_totp where staff_id = ${staffId})
      and not exists (select 1 from bureau.staff_passkeys where staff_id = ${staffId})`)
}

/** Shown now and never again. */
export async function replaceRecoveryCodes({ sql: connection }: Pick<Tx, 'sql'>, staffId: string) {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCode(randomBytes(RECOVERY_BYTES)))
  const rows = codes.map(code => sql`(${staffId}, ${plainSigner.sign(recoveryText(code, staffId))})`)
  await connection.execute(sql`delete from bureau.staff_recovery_codes where staff_id = ${staffId}`)
  await connection.execute(sql`
    insert into bureau.staff_recovery_codes (staff_id, code_hash) values ${sql.join(rows, sql`, `)}`)
  return codes
}

/** Once: of two with one code the second fails. */
export async function consumeRecoveryCode(
  { sql: connection }: Pick<Tx, 'sql'>,
  staffId: string,
  typed: string,
): Promise<boolean> {
  const hashes = plainSigner.signatures(recoveryText(typed, staffId)).map(each => sql`${each}`)
  const { rows } = await connection.execute(sql`
    delete from bureau.staff_recovery_codes
    where staff_id = ${staffId} and code_hash in (${sql.join(hashes, sql`, `)}) returning 1`)
  return rows.length > 0
}

/** Kept signed, so that nobody tries codes on a stolen database. */
const recoveryText = (code: string, staffId: string) => `recovery-code:${staffId}:${typedRecoveryCode(code)}`

const PURPOSE = 'totp'

export const sealSecret = (secret: string, staffId: string) => seal(secret, PURPOSE, staffId)
export const unsealSecret = (sealed: string, staffId: string) => unseal(sealed, PURPOSE, staffId)

const sealedFactor = z.object({ staff_id: z.string(), sealed_secret: z.string() })

/** Seals with the present secret what was sealed with the one before, so that the one before can go. Idempotent. */
export async function resealSecondFactors(ctx: Ctx): Promise<void> {
  const db = database(ctx).drizzle
  const { rows } = await db.execute(sql`select staff_id::text, sealed_secret from bureau.staff_totp`)
  for (const row of rows) {
    const { staff_id: staffId, sealed_secret: before } = sealedFactor.parse(row)
    const sealed = reseal(before, PURPOSE, staffId)
    if (!sealed) continue
    await db.execute(sql`
      update bureau.staff_totp set sealed_secret = ${sealed} where staff_id = ${staffId} and sealed_secret = ${before}`)
  }
}
