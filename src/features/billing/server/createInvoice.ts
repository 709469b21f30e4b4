import { getOrderLines, NO_ORDER } from '@/features/orders/server/agreedIn'
import { requireOperator } from '@/platform/access/forOperators'
import { recordEvent } from '@/platform/audit/keepEvent'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { calculateTotals } from '@/platform/money/vat'
import { freeInvoiceLine, NO_TOTAL } from '../model/invoice'
import { type NewInvoice, newInvoiceSchema } from '../model/newInvoice'
import { invoiceStatus } from '../model/status'
import { getBillingDetails } from './buyerNow'
import { draftInvoice } from './draftInvoice'
import { finaliseInvoice } from './finaliseInvoice'
import { fieldErrors } from './invoiceErrors'
import { tryStoreInvoicePdf } from './storeInvoicePdf'
import { findCreatedInvoice, type CreatedInvoice, idempotentRequest } from './submission'

export type CreateInvoiceResult =
  | { kind: 'created'; id: string; number: string }
  | { kind: 'drafted'; id: string }
  | { kind: 'invalid'; errors: Record<string, string> }
  | { kind: 'notFound' | 'awaitsPayment' | 'keyReused' | 'failed' }

/**
 * Makes an invoice for a customer: a draft to look at, or a final one that is to be paid. What is sent again answers
 * the invoice that it made; with other content under the same key it is refused. Paying it never starts an order:
 * `awaitsPayment` is what was agreed in an order that nobody paid, whose own invoice comes with its payment.
 */
export async function createInvoice(ctx: Ctx, input: unknown): Promise<CreateInvoiceResult> {
  requireOperator(ctx)
  const parsed = newInvoiceSchema.safeParse(input)
  if (!parsed.success) return { kind: 'invalid', errors: fieldErrors(parsed.error.issues) }
  const result = await saveOrFail(ctx, parsed.data)
  if (result.kind === 'created') await tryStoreInvoicePdf(ctx, result.id)
  return result
}

/** The specification has words of its own for an invoice that could not be made. */
async function saveOrFail(ctx: Ctx, invoice: NewInvoice): Promise<CreateInvoiceResult> {
  try {
    return await transaction(ctx, tx => save(ctx, tx, invoice))
  } catch (err) {
    ctx.payload.logger.error({ err, msg: 'an invoice was not made' })
    return { kind: 'failed' }
  }
}

async function save(ctx: Ctx, tx: Tx, invoice: NewInvoice): Promise<CreateInvoiceResult> {
  const { submissionKey, ...content } = invoice
  const submission = idempotentRequest(submissionKey, content)
  const made = await findCreatedInvoice(tx, submission)
  if (made) return 'kind' in made ? made : answer(made)
  const { customer, order, note } = content
  const [buyer, agreed] = [
    await getBillingDetails(tx, customer),
    order ? await getOrderLines(ctx, tx, order, customer) : NO_ORDER,
  ]
  if (!buyer || !agreed) return { kind: 'notFound' }
  if (!content.lines && agreed.isUnpaid) return { kind: 'awaitsPayment' }
  const lines = content.lines?.map(freeInvoiceLine) ?? agreed.lines
  if (calculateTotals(lines).excl <= 0) return { kind: 'invalid', errors: { lines: NO_TOTAL } }
  const id = await draftInvoice(ctx, tx, { customer, order, buyer, lines, period: null, note, submission })
  return answer(await finish(ctx, tx, id, content.final))
}

async function finish(ctx: Ctx, tx: Tx, id: string, final: boolean): Promise<CreatedInvoice> {
  const after = invoiceStatus(final ? 'sent' : 'draft').label
  const change = { change: 'Factuur gemaakt', before: null, after }
  await recordEvent(ctx, tx, { collection: 'hosting-invoices', id, ...change })
  if (!final) return { id, number: null }
  const { number } = await finaliseInvoice(ctx, tx, id, { paymentStatus: 'pending' })
  return { id, number }
}

function answer({ id, number }: CreatedInvoice): CreateInvoiceResult {
  return number ? { kind: 'created', id, number } : { kind: 'drafted', id }
}
