import type { Term } from '@/features/orders/model/terms'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx } from '@/platform/db/transaction'
import { type Totals, calculateTotals } from '@/platform/money/vat'
import type { InvoiceLine, Party } from '../model/invoice'
import type { IdempotentRequest } from './submission'

export type InvoiceDraft = {
  order: string | null
  customer: string
  buyer: Party
  lines: InvoiceLine[]
  /** The days that are paid for. The first invoice of an order gets its first term when it becomes final. */
  period: Term | null
  note?: string | null
  /** The invoice that this one credits; its lines are negative then. */
  credits?: string
  /** What the lines come to, where that is not the VAT of these lines alone. */
  amounts?: Totals
  /** By what form of the office it was made. */
  submission?: IdempotentRequest
}

/** Writes a draft in the caller's transaction and answers its id. It has no number, and may still go. */
export async function draftInvoice(ctx: Ctx, tx: Tx, draft: InvoiceDraft): Promise<string> {
  const { order, customer, lines, period, note, credits, amounts = calculateTotals(lines), submission } = draft
  const id = ctx.random()
  const now = ctx.now().toISOString()
  await tx.sql.insert(database(ctx).tables.hosting_invoices).values({
    id,
    series: credits ? 'CR' : 'INV',
    status: 'draft',
    paymentStatus: 'pending',
    order,
    customer,
    credits,
    buyer: partyOf(draft.buyer),
    lines,
    ...amounts,
    ...submission,
    periodFrom: period?.from,
    periodUntil: period?.until,
    note: note || null,
    createdAt: now,
    updatedAt: now,
  })
  return id
}

/** Only what belongs on an invoice of what is known about somebody. */
function partyOf({ name, company, address, zipcode, city, email, kvk, vatId }: Party): Party {
  return { name, company, address, zipcode, city, email, kvk, vatId }
}
