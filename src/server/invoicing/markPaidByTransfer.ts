import { sql } from '@payloadcms/db-postgres/drizzle'
import { invoicePaymentStatus } from '@/domain/invoicing/status'
import { type Transfer, transferSchema } from '@/domain/invoicing/transfer'
import { dayOf } from '@/domain/time/day'
import { getCompany } from '../content/getCompany'
import type { Ctx } from '../ctx'
import { keepEvent } from '../hosting/keepEvent'
import { forOperators } from '../leads/inbox/forOperators'
import { sendAtOnce } from '../mail/confirmation'
import { lockOrder } from '../payments/attempts'
import { database, type Tx, transaction } from '../transaction'
import { invoiceErrors } from './invoiceErrors'
import { type InvoiceRecord, lockInvoice, readInvoice } from './invoiceRecord'
import { type Started, startByTransfer } from './startByTransfer'
import { storeSoon } from './storeInvoicePdf'

/** `started`: the money was for an order that waited for it, and that runs now. */
export type TransferResult =
  | { kind: 'paid' | 'started' | 'notFound' | 'notOpen' }
  | { kind: 'invalid'; errors: Record<string, string> }

/**
 * Notes that an open invoice was paid by bank transfer; for a credit, that the money went back. The draft of an order
 * that waits for its money becomes final with it, and the order runs.
 */
export async function markPaidByTransfer(ctx: Ctx, id: string, input: Transfer): Promise<TransferResult> {
  forOperators(ctx)
  const parsed = transferSchema(dayOf(ctx.now())).safeParse(input)
  if (!parsed.success) return { kind: 'invalid', errors: invoiceErrors(parsed.error.issues) }
  const [agency, known] = await Promise.all([getCompany(ctx), readInvoice(database(ctx).drizzle, id)])
  const booked = await transaction<TransferResult | Started>(ctx, async tx => {
    // A payment of the same order locks in this order too: the second of the two finds it paid.
    if (known?.order) await lockOrder(tx, known.order)
    const invoice = await lockInvoice(tx.sql, id)
    if (!invoice) return { kind: 'notFound' }
    if (invoice.status === 'draft')
      return startByTransfer(ctx, tx, { invoice, transfer: parsed.data, agency })
    return notePaid(ctx, tx, invoice, parsed.data)
  })
  if (!('mails' in booked)) return booked
  await Promise.all([sendAtOnce(ctx, booked.mails), storeSoon(ctx, id)])
  return { kind: 'started' }
}

async function notePaid(
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
  await keepEvent(ctx, tx, { collection: 'hosting-invoices', id, change: 'Betaling', before, after })
  return { kind: 'paid' }
}
