import { sql } from '@payloadcms/db-postgres/drizzle'
import { setUpBy } from '@/domain/hosting/checklist'
import { invoicePaymentStatus } from '@/domain/invoicing/status'
import type { Transfer } from '@/domain/invoicing/transfer'
import type { Ctx } from '../ctx'
import { keepEvent } from '../hosting/keepEvent'
import { type QueuedMail, queueMail } from '../mail/outbox'
import { findUnpaidOrder, startOrder } from '../payments/startOrder'
import type { Tx } from '../transaction'
import { finaliseInvoice } from './finaliseInvoice'
import type { InvoiceRecord } from './invoiceRecord'
import { OPENS_ORDER } from './opensOrder'
import type { Agency } from './orderEndMails'
import { transferMail } from './transferMail'

/** What to mail now that an order was started. */
export type Started = { mails: QueuedMail[] }

type Booking = { invoice: InvoiceRecord; transfer: Transfer; agency: Agency }

/**
 * Has an order run that was paid by bank transfer, with its draft, as a confirmed payment would. The caller holds the
 * order and then the invoice, and stores the PDF after the commit; the number is drawn last of all.
 */
export async function startByTransfer(
  ctx: Ctx,
  tx: Tx,
  { invoice, transfer, agency }: Booking,
): Promise<Started | { kind: 'notOpen' }> {
  const { id, order: orderId } = invoice
  const order = orderId && (await opensOrder(tx, id)) ? await findUnpaidOrder(ctx, tx, orderId) : null
  if (!order) return { kind: 'notOpen' }
  await startOrder(ctx, tx, order)
  await tx.sql.execute(sql`
    update hosting_invoices set payment_reference = ${transfer.reference || null} where id = ${id}`)
  const [before, after] = [invoicePaymentStatus('pending').label, invoicePaymentStatus('paid').label]
  await keepEvent(ctx, tx, { collection: 'hosting-invoices', id, change: 'Betaling', before, after })
  const mails = await queueMail(ctx, tx, [transferMail(invoice, setUpBy(ctx.now()), agency)])
  await finaliseInvoice(ctx, tx, id, { paymentStatus: 'paid', paidBy: 'transfer', paidOn: transfer.paidOn })
  return { mails }
}

async function opensOrder(tx: Tx, invoice: string): Promise<boolean> {
  const { rows } = await tx.sql.execute(sql`
    select from hosting_invoices i join hosting_orders o on o.id = i.order_id where i.id = ${invoice} and ${OPENS_ORDER}`)
  return rows.length > 0
}
