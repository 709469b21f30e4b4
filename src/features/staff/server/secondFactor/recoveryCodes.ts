import { createHmac, randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Tx } from '@/platform/db/transaction'
import { env } from '@/platform/env'
import { RECOVERY_BYTES, RECOVERY_CODES, recoveryCode, typedRecoveryCode } from '../../model/secondFactor'

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
