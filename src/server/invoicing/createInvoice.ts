import * as z from 'zod/mini'
import type { OrderLine } from '@/domain/hosting/basket'
import { freeInvoiceLine, freeLineSchema, type InvoiceLine, invoiceLinesOf } from '@/domain/invoicing/invoice'
import { invoiceStatus } from '@/domain/invoicing/status'
import { optionalText } from '@/domain/leads/fields'
import { addVat } from '@/domain/money/vat'
import { asUser } from '../authority'
import type { Ctx } from '../ctx'
import { keepEvent } from '../hosting/keepEvent'
import { forOperators } from '../leads/inbox/forOperators'
import { type Tx, transaction } from '../transaction'
import { buyerNow } from './buyerNow'
import { draftInvoice } from './draftInvoice'
import { finaliseInvoice } from './finaliseInvoice'
import { storeSoon } from './storeInvoicePdf'

/** What staff fill in. Without lines it is for the order as it was agreed. `final` numbers and mails it at once. */
export const newInvoiceSchema = z.object({
  customer: z.uuid('Kies een klant.'),
  order: z.nullable(z.uuid()),
  lines: z.nullable(
    z.array(freeLineSchema).check(z.minLength(1, 'Schrijf minstens een regel.'), z.maxLength(50)),
  ),
  note: optionalText(1000),
  final: z.boolean(),
})

export type NewInvoice = z.infer<typeof newInvoiceSchema>

export type CreateInvoiceResult =
  | { kind: 'created'; id: string; number: string }
  | { kind: 'drafted'; id: string }
  | { kind: 'invalid'; errors: Record<string, string> }
  | { kind: 'notFound' | 'failed' }

/** Makes an invoice for a customer: a draft to look at, or a final one that is to be paid. */
export async function createInvoice(ctx: Ctx, input: unknown): Promise<CreateInvoiceResult> {
  forOperators(ctx)
  const parsed = newInvoiceSchema.safeParse(input)
  if (!parsed.success) return { kind: 'invalid', errors: errorsOf(parsed.error.issues) }
  const result = await saveOrSay(ctx, parsed.data)
  if (result.kind === 'created') await storeSoon(ctx, result.id)
  return result
}

/** The specification has words of its own for an invoice that could not be made. */
async function saveOrSay(ctx: Ctx, invoice: NewInvoice): Promise<CreateInvoiceResult> {
  try {
    return await transaction(ctx, tx => save(ctx, tx, invoice))
  } catch (err) {
    ctx.payload.logger.error({ err, msg: 'an invoice was not made' })
    return { kind: 'failed' }
  }
}

async function save(
  ctx: Ctx,
  tx: Tx,
  { customer, order, final, note, ...rest }: NewInvoice,
): Promise<CreateInvoiceResult> {
  const [buyer, agreed] = [await buyerNow(tx, customer), order ? await linesOf(ctx, tx, order, customer) : []]
  if (!buyer || !agreed) return { kind: 'notFound' }
  const lines = rest.lines?.map(freeInvoiceLine) ?? agreed
  if (addVat(lines).excl <= 0)
    return { kind: 'invalid', errors: { lines: 'Het totaal moet meer dan nul zijn.' } }
  const id = await draftInvoice(ctx, tx, { customer, order, buyer, lines, period: null, note })
  const change = {
    change: 'Factuur gemaakt',
    before: null,
    after: invoiceStatus(final ? 'sent' : 'draft').label,
  }
  await keepEvent(ctx, tx, { collection: 'hosting-invoices', id, ...change })
  if (!final) return { kind: 'drafted', id }
  const { number } = await finaliseInvoice(ctx, tx, id, { paymentStatus: 'pending' })
  return { kind: 'created', id, number }
}

/** The lines that were agreed with this customer; null when the order is not theirs. */
async function linesOf(ctx: Ctx, tx: Tx, id: string, customer: string): Promise<InvoiceLine[] | null> {
  const where = { id: { equals: id }, customer: { equals: customer } }
  const found = { collection: 'hosting-orders', where, limit: 1, depth: 0, req: tx.req } as const
  const { docs } = await ctx.payload.find({ ...found, ...asUser(ctx) })
  return docs[0] ? invoiceLinesOf(docs[0].lines as OrderLine[]) : null
}

function errorsOf(issues: readonly { path: PropertyKey[]; message: string }[]): Record<string, string> {
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}
