import { sql } from '@payloadcms/db-postgres/drizzle'
import { forgottenBefore } from '@/features/company/model/legal'
import { deleteTraces } from '@/platform/audit/deleteTraces'
import type { Ctx } from '@/platform/ctx'
import { transaction } from '@/platform/db/transaction'
import { type PersonalData, rowsOfAddress } from '@/platform/registry'
import { BATCH_SIZE } from '@/platform/retention/retention'

declare module '@/platform/registry' {
  interface PersonalRows {
    appointments: Row[]
  }
}

export const appointmentsPersonalData: PersonalData = {
  exportRows: async (ctx, { email }) => ({
    appointments: await rowsOfAddress(ctx, 'appointments', 'email', email),
  }),
  recordIds: async (_ctx, tx, { email }) => {
    const { rows } = await tx.sql.execute<{ id: string }>(
      sql`select id::text from appointments where lower(email) = ${email}`,
    )
    return rows.map(row => row.id)
  },
  erase: async (_ctx, tx, { email }) => {
    await tx.sql.execute(sql`delete from appointments where lower(email) = ${email}`)
  },
}

/** As long after the appointment as a lead is kept. */
export async function deleteOldAppointments(ctx: Ctx): Promise<number> {
  const before = forgottenBefore(ctx.now()).toISOString()
  return transaction(ctx, async tx => {
    const { rows } = await tx.sql.execute<{ id: string }>(sql`
      delete from appointments where id = any(array(
        select id from appointments where start_at < ${before} limit ${BATCH_SIZE} for update skip locked
      )) returning id::text`)
    await deleteTraces(ctx, tx, rows)
    return rows.length
  })
}
