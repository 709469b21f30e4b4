import { requireOperator } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx, transaction } from '@/platform/db/transaction'
import { fieldErrors } from '@/platform/forms/fields'
import { refundableAmount } from '../../model/bookings'
import { paymentState } from '../../model/payment'
import { type RefundInput, refundSchema, refundState } from '../../model/refund'
import { findPayment, lockPayment } from '../payments/paymentRepository'
import { applyProviderStatus, settlePayment } from '../payments/settlePayment'
import { ProviderRefusal } from '../providers/PaymentProvider'
import { nameOf } from './book'
import {
  answerRefund,
  findAskedRefund,
  findRefund,
  insertRefund,
  listRefundsUnderWay,
  listUnbookedPayments,
  listUnheardRefunds,
  type Refund,
} from './refundRepository'

/** `underWay`: asked for, and the provider has not said yet that the money went. */
export type RefundResult =
  | { kind: 'refunded' | 'underWay' | 'refused' | 'notFound' | 'tooMuch' | 'keyReused' }
  | { kind: 'invalid'; errors: Record<string, string> }

/**
 * Sends money back through the provider that took it, once for a key. It is written down before the provider hears of it,
 * and booked when the provider says that it went.
 */
export async function refundPayment(ctx: Ctx, input: unknown): Promise<RefundResult> {
  requireOperator(ctx)
  const parsed = refundSchema.safeParse(input)
  if (!parsed.success) return { kind: 'invalid', errors: fieldErrors(parsed.error.issues) }
  const asked = await transaction(ctx, tx => askRefund(ctx, tx, parsed.data))
  return typeof asked === 'string' ? { kind: await makeRefund(ctx, asked) } : asked
}

async function askRefund(
  ctx: Ctx,
  tx: Tx,
  { submissionKey, payment: id, amount, reason }: RefundInput,
): Promise<string | RefundResult> {
  const before = await findAskedRefund(tx, submissionKey)
  if (before) return isSame(before, { payment: id, amount }) ? before.id : { kind: 'keyReused' }
  const found = await findPayment(ctx, id, tx.sql)
  if (!found?.providerId) return { kind: 'notFound' }
  const payment = await lockPayment(ctx, tx, found)
  const underWay = await listRefundsUnderWay(tx.sql, id)
  const asked = underWay.reduce((sum, each) => sum + each.amount, 0)
  const { isPaid } = paymentState(payment.state)
  if (amount > refundableAmount({ ...payment, isPaid }, asked)) return { kind: 'tooMuch' }
  return insertRefund(ctx, tx, {
    ...{ payment: id, invoice: payment.invoice, amount, reason, submissionKey, requestedBy: nameOf(ctx) },
  })
}

function isSame(refund: Refund, asked: Pick<RefundInput, 'payment' | 'amount'>): boolean {
  return refund.payment === asked.payment && refund.amount === asked.amount
}

/** Idempotent. The payment is read before the refund: whoever books it meanwhile changes both at once. */
async function makeRefund(ctx: Ctx, id: string): Promise<'refunded' | 'underWay' | 'refused' | 'notFound'> {
  const db = database(ctx).drizzle
  const paymentId = (await findRefund(db, id))?.payment
  const payment = paymentId ? await findPayment(ctx, paymentId) : null
  const refund = await findRefund(db, id)
  if (!refund || !payment?.providerId) return 'notFound'
  if (!refundState(refund.state).isUnheard) return standingOf(refund)
  const request = { id, payment: payment.providerId, amount: refund.amount, description: refund.reason }
  try {
    const made = await ctx.payments.get(payment.provider).refund(request, payment)
    await answerRefund(ctx, db, id, { state: 'made', providerId: made.providerId })
    await applyProviderStatus(ctx, payment, made.payment)
  } catch (err) {
    ctx.payload.logger.error({ err, msg: 'a refund was not made at the provider', refund: id })
    if (err instanceof ProviderRefusal)
      await answerRefund(ctx, db, id, { state: 'refused', problem: err.message })
  }
  const after = await findRefund(db, id)
  return after ? standingOf(after) : 'notFound'
}

function standingOf({ state }: Refund): 'refunded' | 'underWay' | 'refused' {
  if (refundState(state).isUnderWay) return 'underWay'
  return refundState(state).tone === 'red' ? 'refused' : 'refunded'
}

const MAX_REFUNDS_PER_RUN = 10
const MINUTE_MS = 60_000

/**
 * For whoever died, or heard nothing, between asking and the answer; and between the answer and its booking, for an hour:
 * after that the provider calls when the money has gone.
 */
export async function makeAskedRefunds(ctx: Ctx): Promise<void> {
  const minutesAgo = (minutes: number) => new Date(ctx.now().getTime() - minutes * MINUTE_MS)
  for (const id of await listUnheardRefunds(ctx, minutesAgo(1), MAX_REFUNDS_PER_RUN))
    await makeRefund(ctx, id)
  const unbooked = { from: minutesAgo(60), until: minutesAgo(1) }
  for (const payment of await listUnbookedPayments(ctx, unbooked, MAX_REFUNDS_PER_RUN))
    await settlePayment(ctx, payment)
}
