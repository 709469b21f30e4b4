import { recordEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import type { QueuedMail } from '@/platform/email/outbox'
import { registryOf } from '@/platform/registry'
import { dayOf } from '@/platform/time/day'
import { bookedAmount, moneyStanding } from '../../model/bookings'
import { invoiceSeries } from '../../model/invoiceStatus'
import { book } from '../bookings/book'
import { getAdvance, insertBooking, moveAdvances } from '../bookings/bookingRepository'
import { invoiceOwner, type Paid, type PayableOwner, type Started } from '../invoiceOwner'
import { type InvoiceRecord, lockInvoice, updateInvoice } from '../invoiceRepository'
import { finaliseInvoice } from '../invoices'
import { isWithdrawnInvoice } from '../withdrawnInvoices'
import { queueCreditPaidMail, queuePaidWithdrawnMail } from './moneyBackMail'
import { queuePaymentReceived } from './paymentReceivedMail'
import { findPurpose, type Payment, relinkPayments } from './paymentRepository'

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
