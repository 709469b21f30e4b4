import type { Ctx } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import { dayOf } from '@/platform/time/day'
import {
  type BookingEntry,
  type BookingSource,
  bookingSource,
  placeMoneyBack,
  placeMoneyReturned,
} from '../../model/bookings'
import type { ProviderPayment } from '../../model/payment'
import { matchRefunds } from '../../model/refund'
import { lockCredits, lockInvoice } from '../invoiceRepository'
import type { Payment } from '../payments/paymentRepository'
import { book } from './book'
import { insertBooking, listTaken } from './bookingRepository'
import { listRefundsUnderWay, markRefundBooked, type Refund } from './refundRepository'

/** `from` and `to` are totals of the payment, as they were and as the provider tells them now. */
export type MoneyBack = {
  source: BookingSource
  refundIds: ProviderPayment['refundIds']
  from: number
  to: number
  reference: string
  actorName: string
  reason?: string
}

/**
 * Books what went back of a payment since we last heard, or came back after all. The caller holds the order and the
 * payment; an invoice is locked before its credits.
 */
export async function bookMoneyBack(ctx: Ctx, tx: Tx, payment: Payment, back: MoneyBack): Promise<void> {
  const change = back.to - back.from
  if (change < 0) {
    const taken = await listTaken(tx, payment.id, back.source)
    await bookEntries(ctx, tx, payment, back, placeMoneyReturned(0 - change, taken))
  } else {
    const { matched, rest } = matchRefunds(change, await refundsOf(tx, payment, back), back.refundIds)
    for (const { id, amount, providerId, requestedBy, reason } of matched) {
      const ours = { ...back, reference: providerId ?? back.reference, actorName: requestedBy, reason }
      await bookEntries(ctx, tx, payment, ours, await placesOf(tx, payment, amount))
      await markRefundBooked(ctx, tx, id)
    }
    await bookEntries(ctx, tx, payment, back, await placesOf(tx, payment, rest))
  }
}

/** What staff asked for is said by whom, and why. */
async function refundsOf(tx: Tx, { id }: Payment, { source }: MoneyBack): Promise<Refund[]> {
  return bookingSource(source).isAsked ? listRefundsUnderWay(tx.sql, id) : []
}

async function placesOf(tx: Tx, { invoice }: Payment, amount: number): Promise<BookingEntry[]> {
  if (!invoice) return placeMoneyBack(amount, null, [])
  await lockInvoice(tx.sql, invoice)
  return placeMoneyBack(amount, invoice, await lockCredits(tx, invoice))
}

async function bookEntries(
  ctx: Ctx,
  tx: Tx,
  { id }: Payment,
  { source, reference, actorName, reason }: MoneyBack,
  entries: BookingEntry[],
): Promise<void> {
  const day = dayOf(ctx.now())
  for (const { invoice, amount } of entries) {
    const held = invoice && (await lockInvoice(tx.sql, invoice))
    const booking = { amount, day, source, reference, reason, payment: id }
    if (held) await book(ctx, tx, held, { ...booking, actorName })
    else await insertBooking(ctx, tx, { ...booking, invoice: null, customer: null, bookedBy: actorName })
  }
}
