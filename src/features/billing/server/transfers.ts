import { sql } from '@payloadcms/db-postgres/drizzle'
import { getCompany, type OwnCompany } from '@/features/company/server/getCompany'
import { lockOrder } from '@/features/orders/server/orderRepository'
import { findPayableOrder, type Started, startByTransfer } from '@/features/orders/server/startOrder'
import { requireOperator } from '@/platform/access/authority'
import { recordEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { sendNow } from '@/platform/email/outbox'
import { fieldErrors } from '@/platform/forms/fieldErrors'
import { dayOf } from '@/platform/time/day'
import { invoicePaymentStatus } from '../model/invoiceStatus'
import { type Transfer, transferSchema } from '../model/transfer'
import { tryStoreInvoicePdf } from './invoiceDelivery'
import { type InvoiceRecord, lockInvoice, readInvoice } from './invoiceRepository'
import { lockOrderRow } from './payments/paymentRepository'

/** `started`: the money was for an order that nobody had paid, and that runs now. */
export type TransferResult =
  | { kind: 'paid' | 'started' | 'notFound' | 'notOpen' }
  | { kind: 'invalid'; errors: Record<string, string> }

type Booking = { transfer: Transfer; agency: OwnCompany }
type Book = (tx: Tx, booking: Booking) => Promise<Started | TransferResult>

/**
 * Notes that an open invoice was paid by bank transfer; for a credit, that the money went back. The draft of an order
 * that waits for its money becomes final with it, and the order runs.
 */
export async function markPaidByTransfer(ctx: Ctx, id: string, input: Transfer): Promise<TransferResult> {
  return bookTransfer(ctx, input, async (tx, booking) => {
    const order = (await readInvoice(tx.sql, id))?.order
    // A payment of the same order locks in this order too: the second of the two finds it paid.
    if (order) await lockOrderRow(tx, order)
    const invoice = await lockInvoice(tx.sql, id)
    if (!invoice) return { kind: 'notFound' }
    if (invoice.status !== 'draft') return markInvoicePaid(ctx, tx, invoice, booking.transfer)
    return invoice.opensOrder && order ? start(ctx, tx, order, booking) : { kind: 'notOpen' }
  })
}

/** The same for an order that nobody paid, also one that was given up and has no invoice any more. */
export async function markOrderPaidByTransfer(
  ctx: Ctx,
  id: string,
  input: Transfer,
): Promise<TransferResult> {
  return bookTransfer(ctx, input, async (tx, booking) => {
    const order = await lockOrder(ctx, tx, id)
    return order ? start(ctx, tx, id, booking) : { kind: 'notFound' }
  })
}

async function bookTransfer(ctx: Ctx, input: Transfer, book: Book): Promise<TransferResult> {
  requireOperator(ctx)
  const parsed = transferSchema(dayOf(ctx.now())).safeParse(input)
  if (!parsed.success) return { kind: 'invalid', errors: fieldErrors(parsed.error.issues) }
  const agency = await getCompany(ctx)
  const booked = await transaction(ctx, tx => book(tx, { transfer: parsed.data, agency }))
  if (!('mails' in booked)) return booked
  await Promise.all([sendNow(ctx, booked.mails), tryStoreInvoicePdf(ctx, booked.invoice)])
  return { kind: 'started' }
}

async function start(ctx: Ctx, tx: Tx, id: string, booking: Booking): Promise<Started | TransferResult> {
  const order = await findPayableOrder(ctx, tx, id)
  return order ? startByTransfer(ctx, tx, { order, ...booking }) : { kind: 'notOpen' }
}

async function markInvoicePaid(
  ctx: Ctx,
  tx: Tx,
  { id, status, paymentStatus }: InvoiceRecord,
  { paidOn, reference }: Transfer,
): Promise<TransferResult> {
  if (status !== 'sent' || paymentStatus === 'paid') return { kind: 'notOpen' }
  await tx.sql.execute(sql`
    update hosting_invoices set payment_status = 'paid', paid_on = ${paidOn}, paid_by = 'transfer',
      payment_reference = ${reference || null}, updated_at = ${ctx.now().toISOString()} where id = ${id}`)
  const [before, after] = [invoicePaymentStatus(paymentStatus).label, invoicePaymentStatus('paid').label]
  await recordEvent(ctx, tx, { collection: 'hosting-invoices', id, change: 'Betaling', before, after })
  return { kind: 'paid' }
}
