import { isAbroad } from '@/features/tax/model/countries'
import { asSystem } from '@/platform/access/authority'
import { recordEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import type { QueuedMail } from '@/platform/email/outbox'
import { calculateTotals, type Totals } from '@/platform/money/tax'
import { registryOf } from '@/platform/registry'
import { dayOf, type Period } from '@/platform/time/day'
import { bookedAmount, moneyStanding } from '../model/bookings'
import type { InvoiceLine, Party } from '../model/invoice'
import { invoiceSeries } from '../model/invoiceStatus'
import { book } from './bookings/book'
import { getAdvance, insertBooking, moveAdvances } from './bookings/bookingRepository'
import { type FinalInvoice, numberInvoice } from './finalInvoiceRepository'
import { invoiceOwner, type Paid, type PayableOwner, type Started } from './invoiceOwner'
import {
  type IdempotentRequest,
  type InvoiceRecord,
  insertDraft,
  lockInvoice,
  markInvoicesOverdue,
  readInvoice,
  updateInvoice,
} from './invoiceRepository'
import { queueCreditPaidMail, queuePaidWithdrawnMail } from './payments/moneyBackMail'
import { queuePaymentReceived } from './payments/paymentReceivedMail'
import { findPurpose, type Payment, relinkPayments } from './payments/paymentRepository'
import { isWithdrawn, isWithdrawnInvoice } from './withdrawnInvoices'

/** A payment of the same order locks in this order too: the second of two that pay finds the invoice paid. */
export async function lockWithOwner(ctx: Ctx, tx: Tx, id: string): Promise<InvoiceRecord | null> {
  const order = (await readInvoice(tx.sql, id))?.order
  if (order) await invoiceOwner(ctx).lock(tx, order)
  return lockInvoice(tx.sql, id)
}

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

function partyOf({ name, company, address, zipcode, city, country, email, kvk, vatId }: Party): Party {
  const abroad = country && isAbroad(country) ? { country } : {}
  return { name, company, address, zipcode, city, ...abroad, email, kvk, vatId }
}

type Finality = {
  paidBy?: 'provider' | 'transfer' | null
  paidOn?: string
  period?: Period | null
}

/**
 * Makes a draft final. It draws the next number of its series, which nobody else can draw until the caller's
 * transaction ends: do everything else BEFORE, and commit. Throws when the invoice is no draft.
 */
export async function finaliseInvoice(
  ctx: Ctx,
  tx: Tx,
  id: string,
  how: Finality = {},
): Promise<FinalInvoice> {
  const seller = await getSeller(ctx, tx)
  const { paidBy = null, paidOn = null, period = null } = how
  const final = await numberInvoice(ctx, tx, id, { seller, paidBy, paidOn, period, today: dayOf(ctx.now()) })
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

type Source = { reference: string; paidOn?: string; actorName: string }

/** `twice`: nothing was due. `otherTotal`: not enough to start what was ordered. Both stand as paid in advance. */
export type Booked = PaidInvoice | { kind: 'twice' | 'otherTotal' }

/** Whatever a provider says came in is booked, whether or not anything was due. */
export async function bookPayment(ctx: Ctx, tx: Tx, attempt: Payment, source: Source): Promise<Booked> {
  const { invoice: id, order, amount } = attempt
  const paid: Paid = { method: 'provider', amount, payment: attempt.id, ...source }
  const invoice = id ? await lockInvoice(tx.sql, id) : null
  if (invoice) return payInvoice(ctx, tx, invoice, paid)
  const payable = order ? await invoiceOwner(ctx).findPayable(ctx, tx, order) : null
  if (order && payable && payable.total <= amount + (await getAdvance(tx.sql, order)))
    return payInvoice(ctx, tx, await redraftInvoice(ctx, tx, order, payable), paid)
  await bookInAdvance(ctx, tx, attempt, source)
  return { kind: payable ? 'otherTotal' : 'twice' }
}

async function bookInAdvance(
  ctx: Ctx,
  tx: Tx,
  { id, order, amount }: Payment,
  { paidOn, reference, actorName }: Source,
): Promise<void> {
  const customer = (await findPurpose(ctx, tx.sql, id))?.owner?.customer ?? null
  await insertBooking(ctx, tx, {
    ...{
      invoice: null,
      customer,
      order,
      payment: id,
      amount,
      day: paidOn ?? dayOf(ctx.now()),
      source: 'provider',
    },
    ...{ reference, bookedBy: actorName },
  })
}

/**
 * `started`: the draft of what runs now. Call `finalise` as the last of the transaction: it draws the number. `excess`:
 * paid, and more came in than was due. `withdrawn`: its customer withdrew, and all of it goes back.
 */
export type PaidInvoice =
  | { kind: 'settled' | 'partly' | 'excess' | 'withdrawn'; invoice: string; mails: QueuedMail[] }
  | { kind: 'twice' | 'otherTotal' }
  | ({ kind: 'started'; invoice: string; isExcess: boolean; finalise: () => Promise<unknown> } & Started)

/** Books money on an invoice. The caller holds its owner and the invoice, in that order. */
export async function payInvoice(ctx: Ctx, tx: Tx, invoice: InvoiceRecord, paid: Paid): Promise<PaidInvoice> {
  const before = moneyStanding(invoice)
  const amount = paid.amount ?? before.due
  if (!invoice.number && amount < before.due) {
    await book(ctx, tx, invoice, bookingOf(ctx, invoice, paid, amount))
    return { kind: 'otherTotal' }
  }
  if (!invoice.number) return startPaid(ctx, tx, invoice, { ...paid, amount })
  const after = await book(ctx, tx, invoice, bookingOf(ctx, invoice, paid, amount))
  if (await isWithdrawnInvoice(ctx, tx.sql, invoice.id)) {
    const backBy = await registryOf(ctx).onWithdrawnPaid(ctx, tx, invoice.id, amount)
    const mails = await queuePaidWithdrawnMail(ctx, tx, after, { amount, backBy })
    return { kind: 'withdrawn', invoice: invoice.id, mails }
  }
  if (before.due === 0) return { kind: 'twice' }
  const { due, excess } = moneyStanding(after)
  const kind = due > 0 ? 'partly' : excess > 0 ? 'excess' : 'settled'
  return { kind, invoice: invoice.id, mails: await queueMoved(ctx, tx, after, { ...paid, amount }) }
}

/** Of an invoice the customer paid, of a credit we did. */
function queueMoved(
  ctx: Ctx,
  tx: Tx,
  invoice: InvoiceRecord,
  { amount, paidOn }: Paid & { amount: number },
): Promise<QueuedMail[]> {
  if (!invoiceSeries(invoice.series).isCredit) return queuePaymentReceived(ctx, tx, invoice, { amount })
  return queueCreditPaidMail(ctx, tx, invoice, { amount, day: paidOn ?? dayOf(ctx.now()) })
}

async function startPaid(
  ctx: Ctx,
  tx: Tx,
  invoice: InvoiceRecord,
  paid: Paid & { amount: number },
): Promise<PaidInvoice> {
  const { id, order, paymentStatus } = invoice
  const started = order ? await invoiceOwner(ctx).onPaid(ctx, tx, order, paid) : null
  // What came before may cover all of it.
  const after =
    paid.amount > 0 ? await book(ctx, tx, invoice, bookingOf(ctx, invoice, paid, paid.amount)) : invoice
  await updateInvoice(ctx, tx, id, { paymentReference: paid.reference })
  const event = { code: 'invoice.paymentStatusChanged', from: paymentStatus, to: 'paid' } as const
  await recordEvent(ctx, tx, { collection: 'hosting-invoices', id }, event, paid.actorName)
  const { period } = started ?? NOTHING_STARTED
  const how = { paidBy: paid.method, paidOn: paid.paidOn, period }
  return {
    ...(started ?? NOTHING_STARTED),
    ...{ kind: 'started', invoice: id, isExcess: moneyStanding(after).excess > 0 },
    finalise: () => finaliseInvoice(ctx, tx, id, how),
  }
}

const NOTHING_STARTED: Started = { period: null, notice: null, mails: [] }

function bookingOf(ctx: Ctx, invoice: InvoiceRecord, paid: Paid, amount: number) {
  const { method, paidOn, reference, payment, submissionKey, actorName } = paid
  return {
    ...{ amount: bookedAmount(invoice, amount), day: paidOn ?? dayOf(ctx.now()), source: method, reference },
    ...{ payment, submissionKey, actorName },
  }
}

/** Money of an earlier attempt that comes later is then for what is paid. */
export async function redraftInvoice(
  ctx: Ctx,
  tx: Tx,
  owner: string,
  { draft }: PayableOwner,
): Promise<InvoiceRecord> {
  const id = await draft()
  await relinkPayments(ctx, tx, owner, id)
  await updateInvoice(ctx, tx, id, { booked: await moveAdvances(tx, owner, id) })
  const invoice = await lockInvoice(tx.sql, id)
  if (!invoice) throw new Error('a draft went away')
  return invoice
}

export async function markOverdue(ctx: Ctx): Promise<void> {
  await transaction(ctx, async tx => {
    const overdue = await markInvoicesOverdue(ctx, tx, { today: dayOf(ctx.now()), except: isWithdrawn(ctx) })
    const change = { code: 'invoice.paymentStatusChanged', from: 'pending', to: 'overdue' } as const
    for (const id of overdue) await recordEvent(ctx, tx, { collection: 'hosting-invoices', id }, change)
  })
}
