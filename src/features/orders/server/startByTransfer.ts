import { sql } from '@payloadcms/db-postgres/drizzle'
import { invoicePaymentStatus } from '@/features/billing/model/status'
import type { Transfer } from '@/features/billing/model/transfer'
import { finaliseInvoice } from '@/features/billing/server/finaliseInvoice'
import { OPENS_ORDER } from '@/features/billing/server/ownInvoice'
import { redraftInvoice } from '@/features/billing/server/payments/draftAnew'
import { paidByTransferMail } from '@/features/billing/server/transferMail'
import type { OwnCompany } from '@/features/company/server/getCompany'
import { recordEvent } from '@/platform/audit/keepEvent'
import type { Ctx } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import { type QueuedMail, queueMail } from '@/platform/email/outbox'
import { setUpDeadline } from '../model/checklist'
import { type PaidOrder, startOrder } from './startOrder'

/** What to mail now that an order was started, and which paper to draw. */
export type Started = { mails: QueuedMail[]; invoice: string }

type Booking = { order: PaidOrder; transfer: Transfer; agency: OwnCompany }

/**
 * Has an order run that was paid by bank transfer, as a confirmed payment would: with its draft, or with a new one
 * where that is gone. The caller holds the order, and stores the PDF after the commit; the number is drawn last of all.
 */
export async function startByTransfer(
  ctx: Ctx,
  tx: Tx,
  { order, transfer, agency }: Booking,
): Promise<Started> {
  const invoice = (await lockDraft(tx, order.id)) ?? (await redraftInvoice(ctx, tx, order))
  await startOrder(ctx, tx, order)
  await tx.sql.execute(sql`
    update hosting_invoices set payment_reference = ${transfer.reference || null} where id = ${invoice}`)
  const [before, after] = [invoicePaymentStatus('pending').label, invoicePaymentStatus('paid').label]
  await recordEvent(ctx, tx, { collection: 'hosting-invoices', id: invoice, change: 'Betaling', before, after })
  const mails = await queueMail(ctx, tx, [paidByTransferMail(order, setUpDeadline(ctx.now()), agency)])
  const how = { paymentStatus: 'paid', paidBy: 'transfer', paidOn: transfer.paidOn } as const
  await finaliseInvoice(ctx, tx, invoice, how)
  return { mails, invoice }
}

/** The draft that the order began with; null once that went when it was given up. */
async function lockDraft(tx: Tx, order: string): Promise<string | null> {
  const { rows } = await tx.sql.execute<{ id: string }>(sql`
    select i.id from hosting_invoices i join hosting_orders o on o.id = i.order_id
    where o.id = ${order} and ${OPENS_ORDER} order by i.created_at, i.id limit 1 for update of i`)
  return rows[0]?.id ?? null
}
