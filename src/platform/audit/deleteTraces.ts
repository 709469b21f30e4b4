import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Ctx } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import { deleteMailsAbout } from '@/platform/email/mailRepository'
import { redactAuditLog } from './auditLog'

/** Takes away what mails and the audit log hold of people in records that were deleted. */
export async function deleteTraces(
  ctx: Ctx,
  tx: Pick<Tx, 'sql'>,
  records: readonly { id: string }[],
): Promise<void> {
  if (records.length === 0) return
  const ids = sql.join(
    records.map(({ id }) => sql`${id}`),
    sql`, `,
  )
  await deleteMailsAbout(tx, ids)
  await tx.sql.execute(redactAuditLog(ctx, ids))
}
