import { asSystem } from '@/platform/access/authority'
import { recordEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { calculateTotals, type Totals } from '@/platform/money/tax'
import { dayOf, type Period } from '@/platform/time/day'
import type { InvoiceLine, Party } from '../model/invoice'
import { invoicePaymentStatus, invoiceStatus } from '../model/invoiceStatus'
import { type FinalInvoice, numberInvoice } from './finalInvoiceRepository'
import { invoiceOwner, type Paid, type PayableOwner, type Started } from './invoiceOwner'
import {
  type IdempotentRequest,
  type InvoiceChange,
  type InvoiceRecord,
  insertDraft,
  lockInvoice,
  markInvoicesOverdue,
  type PayableInvoice,
  updateInvoice,
} from './invoiceRepository'
import { type Payment, relinkPayments } from './payments/paymentRepository'

export type InvoicedOrder = { id: string; number: string }

export type InvoiceDraft = {
  order: InvoicedOrder | null
  customer: string
  buyer: Party
  lines: InvoiceLine[]
  period: Period | null
  note?: string | null
  credits?: string
  amounts?: Totals
  submission?: IdempotentRequest
}

/** In the caller's transaction. */
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

function partyOf({ name, company, address, zipcode, city, email, kvk, vatId }: Party): Party {
  return { name, company, address, zipcode, city, email, kvk, vatId }
}

type Finality = {
  paymentStatus: 'paid' | 'pending'
  paidBy?: 'provider' | 'transfer'
  paidOn?: string
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

type Source = { reference: string; actorName: string }

/** `twice` and `otherTotal` changed nothing, and staff have to look. */
export type Booked = PaidInvoice | { kind: 'twice' | 'otherTotal' }

export async function bookPayment(ctx: Ctx, tx: Tx, attempt: Payment, source: Source): Promise<Booked> {
  const due = await lockDue(ctx, tx, attempt)
  if (due?.total !== attempt.amount) return { kind: due ? 'otherTotal' : 'twice' }
  return payInvoice(ctx, tx, await due.invoice(), { method: 'provider', ...source })
}

type Due = { total: number; invoice: () => Promise<PayableInvoice> }

/** Null when nothing is to be paid any more. The caller holds the owner. */
async function lockDue(ctx: Ctx, tx: Tx, { invoice: id, order }: Payment): Promise<Due | null> {
  const invoice = id ? await lockInvoice(tx.sql, id) : null
  if (invoice) return isClosed(invoice) ? null : { total: invoice.incl, invoice: async () => invoice }
  const payable = order ? await invoiceOwner(ctx).findPayable(ctx, tx, order) : null
  return order && payable
    ? { total: payable.total, invoice: () => redraftInvoice(ctx, tx, order, payable) }
    : null
}

function isClosed({ number, paymentStatus, status }: InvoiceRecord): boolean {
  return number !== null && (invoicePaymentStatus(paymentStatus).isPaid || invoiceStatus(status).isCredited)
}

/** `started`: the draft of what runs now. Call `finalise` as the last of the transaction: it draws the number. */
export type PaidInvoice =
  | { kind: 'settled'; invoice: string }
  | ({ kind: 'started'; invoice: string; finalise: () => Promise<unknown> } & Started)

/** Books money on an invoice that is to be paid. The caller holds its owner and the invoice, in that order. */
export async function payInvoice(
  ctx: Ctx,
  tx: Tx,
  invoice: PayableInvoice,
  paid: Paid,
): Promise<PaidInvoice> {
  const { id, number, order } = invoice
  if (number) {
    await markPaid(ctx, tx, invoice, paid)
    return { kind: 'settled', invoice: id }
  }
  const started = order ? await invoiceOwner(ctx).onPaid(ctx, tx, order, paid) : null
  await recordPaid(ctx, tx, invoice, paid, { paymentReference: paid.reference })
  const { period } = started ?? NOTHING_STARTED
  const how = { paymentStatus: 'paid', paidBy: paid.method, paidOn: paid.paidOn, period } as const
  return {
    ...(started ?? NOTHING_STARTED),
    ...{ kind: 'started', invoice: id, finalise: () => finaliseInvoice(ctx, tx, id, how) },
  }
}

const NOTHING_STARTED: Started = { period: null, notice: null, mails: [] }

function markPaid(ctx: Ctx, tx: Tx, invoice: PayableInvoice, paid: Paid): Promise<void> {
  return recordPaid(ctx, tx, invoice, paid, {
    ...{ paymentStatus: 'paid', paidBy: paid.method, paidOn: paid.paidOn ?? dayOf(ctx.now()) },
    paymentReference: paid.reference,
  })
}

async function recordPaid(
  ctx: Ctx,
  tx: Tx,
  { id, paymentStatus }: PayableInvoice,
  { actorName }: Paid,
  change: InvoiceChange,
): Promise<void> {
  await updateInvoice(ctx, tx, id, change)
  const event = { code: 'invoice.paymentStatusChanged', from: paymentStatus, to: 'paid' } as const
  await recordEvent(ctx, tx, { collection: 'hosting-invoices', id }, event, actorName)
}

/** Money of an earlier attempt that comes later is then for what is paid. */
export async function redraftInvoice(
  ctx: Ctx,
  tx: Tx,
  owner: string,
  { draft }: PayableOwner,
): Promise<PayableInvoice> {
  const invoice = await draft()
  await relinkPayments(ctx, tx, owner, invoice)
  return { id: invoice, number: null, order: owner, paymentStatus: 'pending' }
}

export async function markOverdue(ctx: Ctx): Promise<void> {
  await transaction(ctx, async tx => {
    const overdue = await markInvoicesOverdue(ctx, tx, dayOf(ctx.now()))
    const change = { code: 'invoice.paymentStatusChanged', from: 'pending', to: 'overdue' } as const
    for (const id of overdue) await recordEvent(ctx, tx, { collection: 'hosting-invoices', id }, change)
  })
}
