import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import { calculateTotals, type Totals } from '@/platform/money/tax'
import { dayOf, type Period } from '@/platform/time/day'
import type { InvoiceLine, Party } from '../model/invoice'
import { invoicePaymentStatus } from '../model/invoiceStatus'
import { type FinalInvoice, type IdempotentRequest, insertDraft, numberInvoice } from './invoiceRepository'

/** What an invoice is of, and the number that it prints. */
export type InvoicedOrder = { id: string; number: string }

export type InvoiceDraft = {
  order: InvoicedOrder | null
  customer: string
  buyer: Party
  lines: InvoiceLine[]
  /** The days that are paid for, where they are known before it becomes final. */
  period: Period | null
  note?: string | null
  /** The invoice that this one credits; its lines are negative then. */
  credits?: string
  /** What the lines come to, where that is not the VAT of these lines alone. */
  amounts?: Totals
  /** By what form of the office it was made. */
  submission?: IdempotentRequest
}

/** Writes a draft in the caller's transaction and answers its id. It has no number, and may still go. */
export function draftInvoice(ctx: Ctx, tx: Tx, draft: InvoiceDraft): Promise<string> {
  const { order, customer, lines, period, note, credits, amounts, submission } = draft
  return insertDraft(ctx, tx, {
    series: credits ? 'CR' : 'INV',
    order: order?.id ?? null,
    orderNumber: order?.number ?? null,
    customer,
    credits,
    buyer: partyOf(draft.buyer),
    lines,
    ...(amounts ?? calculateTotals(lines)),
    ...submission,
    periodFrom: period?.from,
    periodUntil: period?.until,
    note: note || null,
  })
}

/** Only what belongs on an invoice of what is known about somebody. */
function partyOf({ name, company, address, zipcode, city, email, kvk, vatId }: Party): Party {
  return { name, company, address, zipcode, city, email, kvk, vatId }
}

type Finality = {
  paymentStatus: 'paid' | 'pending'
  paidBy?: 'provider' | 'transfer'
  /** The day on which the money came, where that is not today. */
  paidOn?: string
  /** The days that are paid for, where the draft does not say. */
  period?: Period | null
}

/**
 * Makes a draft final. It draws the next number of its series, which nobody else can draw until the caller's
 * transaction ends: do everything else BEFORE, and commit. Throws when the invoice is no draft.
 */
export async function finaliseInvoice(ctx: Ctx, tx: Tx, id: string, how: Finality): Promise<FinalInvoice> {
  const seller = await getSeller(ctx, tx)
  const { paymentStatus, paidBy = 'provider', paidOn = null, period = null } = how
  const final = await numberInvoice(ctx, tx, id, {
    ...{ seller, paymentStatus, paidOn, period, today: dayOf(ctx.now()) },
    paidBy: invoicePaymentStatus(paymentStatus).isPaid ? paidBy : null,
  })
  if (!final) throw new Error(`invoice ${id} is no draft`)
  return final
}

/**
 * The agency as it stands on an invoice of today. Within a transaction it is read over the connection of that one: were
 * each to ask for a second, many at once would wait for each other for ever.
 */
export async function getSeller(ctx: Ctx, tx?: Tx): Promise<Party> {
  const company = await ctx.payload.findGlobal({ slug: 'company', depth: 0, req: tx?.req, ...asSystem })
  return {
    name: company.name,
    company: company.name,
    address: company.street,
    zipcode: company.postcode,
    city: company.city,
    email: company.email,
    kvk: company.kvk ?? '',
    vatId: company.vatId ?? '',
    iban: company.iban ?? '',
  }
}
