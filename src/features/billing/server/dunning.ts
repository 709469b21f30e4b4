import { sql } from '@payloadcms/db-postgres/drizzle'
import { recordEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import { transaction } from '@/platform/db/transaction'
import { dayOf } from '@/platform/time/day'
import { invoicePaymentStatus } from '../model/invoiceStatus'

/** Notes which open invoices should have been paid before today. A credit is ours to pay, and is never overdue. */
export async function markOverdue(ctx: Ctx): Promise<void> {
  await transaction(ctx, async tx => {
    const { rows } = await tx.sql.execute<{ id: string }>(sql`
      update hosting_invoices set payment_status = 'overdue', updated_at = ${ctx.now().toISOString()}
      where payment_status = 'pending' and status = 'sent' and series = 'INV' and due_date < ${dayOf(ctx.now())}
      returning id`)
    const [before, after] = [invoicePaymentStatus('pending').label, invoicePaymentStatus('overdue').label]
    const change = { change: 'Betaling', before, after }
    for (const { id } of rows) await recordEvent(ctx, tx, { collection: 'hosting-invoices', id, ...change })
  })
}
