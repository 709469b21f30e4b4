import { recordEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import { transaction } from '@/platform/db/transaction'
import { dayOf } from '@/platform/time/day'
import { markInvoicesOverdue } from './invoiceRepository'

/** Notes which open invoices should have been paid before today. A credit is ours to pay, and is never overdue. */
export async function markOverdue(ctx: Ctx): Promise<void> {
  await transaction(ctx, async tx => {
    const overdue = await markInvoicesOverdue(ctx, tx, dayOf(ctx.now()))
    const change = { code: 'invoice.paymentStatusChanged', from: 'pending', to: 'overdue' } as const
    for (const id of overdue) await recordEvent(ctx, tx, { collection: 'hosting-invoices', id }, change)
  })
}
