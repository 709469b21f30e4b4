import * as z from 'zod/mini'
import { freeInvoiceLine, freeLineSchema, type InvoiceLine, NO_TOTAL } from '@/features/billing/model/invoice'
import {
  type CreatedInvoice,
  draftInvoice,
  finaliseInvoice,
  findCreatedInvoice,
  type InvoicedOrder,
  idempotentRequest,
  taxLines,
  tryStoreInvoicePdf,
} from '@/features/billing/server/public'
import { getBillingDetails } from '@/features/customers/server/public'
import { requireOperator } from '@/platform/access/authority'
import { recordEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { fieldErrors, optionalText } from '@/platform/forms/fields'
import { calculateTotals } from '@/platform/money/tax'
import { toInvoiceLines } from '../model/orderLines'
import { isUnpaidOrder } from '../model/orderStatus'
import { findOrder } from './orderRepository'

/** What staff fill in. Without lines it is for the order as it was agreed. `final` numbers and mails it at once. */
const newInvoiceSchema = z.object({
  submissionKey: z.uuid(),
  customer: z.uuid('Kies een klant.'),
  order: z.nullable(z.uuid()),
  lines: z.nullable(
    z.array(freeLineSchema).check(z.minLength(1, 'Schrijf minstens een regel.'), z.maxLength(50)),
  ),
  note: optionalText(1000),
  final: z.boolean(),
})

type NewInvoice = z.infer<typeof newInvoiceSchema>

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
  const free = content.lines?.map(freeInvoiceLine)
  const supplyOf = ({ supply }: InvoiceLine) => supply ?? 'electronic'
  const lines = await taxLines(ctx, tx.sql, buyer, free ?? agreed.lines, supplyOf)
  if (calculateTotals(lines).excl <= 0) return { kind: 'invalid', errors: { lines: NO_TOTAL } }
  const id = await draftInvoice(ctx, tx, {
    ...{ customer, order: agreed.order, buyer, lines, period: null, note, submission },
  })
  return answer(await finish(ctx, tx, id, content.final))
}

async function finish(ctx: Ctx, tx: Tx, id: string, final: boolean): Promise<CreatedInvoice> {
  const created = { code: 'invoice.created', status: final ? 'sent' : 'draft' } as const
  await recordEvent(ctx, tx, { collection: 'hosting-invoices', id }, created)
  if (!final) return { id, number: null }
  const { number } = await finaliseInvoice(ctx, tx, id)
  return { id, number }
}

function answer({ id, number }: CreatedInvoice): CreateInvoiceResult {
  return number ? { kind: 'created', id, number } : { kind: 'drafted', id }
}

type OrderToBill = { order: InvoicedOrder | null; lines: InvoiceLine[]; isUnpaid: boolean }

const NO_ORDER: OrderToBill = { order: null, lines: [], isUnpaid: false }

/** What was agreed with this customer; null when the order is not theirs. */
async function getOrderLines(ctx: Ctx, tx: Tx, id: string, customer: string): Promise<OrderToBill | null> {
  const order = await findOrder(ctx, tx.sql, id)
  if (order?.customer !== customer) return null
  const { number, lines } = order
  return { order: { id, number }, lines: toInvoiceLines(lines), isUnpaid: isUnpaidOrder(order) }
}
