import { paymentState } from '@/features/billing/model/payment'
import {
  findFirstInvoice,
  findOrderPayment,
  type PayNowResult,
  payNow,
  settlePayment,
  withinPollLimit,
} from '@/features/billing/server/public'
import { readingFor } from '@/features/customers/model/customer'
import { currentCustomerId } from '@/features/customers/server/public'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { dayOf } from '@/platform/time/day'
import { orderTotals } from '../model/orderLines'
import { orderIs } from '../model/orderStatus'
import { isHosting } from '../model/orderSubject'
import { PAYMENT_OUTCOMES, type ReturnedOrder } from '../model/paymentReturn'
import { beginsLater, nameWaits } from '../model/starting'
import { findOrderByKey, listOrdersOf } from './orderRepository'
import type { Order, ShownOrder } from './orderRow'
import { remindersStopped } from './remindToPay'

/** An order with how it was paid, or with the latest attempt. One that ever ran was paid. */
type Found = {
  order: Order
  payment: Awaited<ReturnType<typeof findOrderPayment>>
  isPaid: boolean
  remindersStopped: boolean
}

/** How the payment of an order went, asked of the provider where that is not settled; null for an unknown key. */
export async function getPaymentReturn(ctx: Ctx, orderKey: string): Promise<ReturnedOrder | null> {
  const first = await findReturn(ctx, orderKey)
  if (!first) return null
  const { payment, isPaid } = first
  const asks = payment?.isStarted && !isPaid && !paymentState(payment.state).isSettled
  const today = dayOf(ctx.now())
  if (!asks || !(await withinPollLimit(ctx, payment.id))) return outcomeOf(first, today)
  await settlePayment(ctx, payment.id)
  return outcomeOf((await findReturn(ctx, orderKey)) ?? first, today)
}

function outcomeOf({ order, payment, isPaid, remindersStopped }: Found, today: string): ReturnedOrder {
  const { number, title, domainName, lines, buyer, setUpBy } = order
  const { excl, incl } = orderTotals(lines)
  const outcome = isPaid ? 'paid' : payment?.isStarted ? payment.state : 'unreachable'
  const isCancelled = orderIs('isClosed', order)
  const mayPay = !isCancelled && PAYMENT_OUTCOMES[outcome].mayPayAgain
  return {
    ...{ outcome, orderNumber: number, title, domainName, setUpBy },
    ...{ amounts: { excl, incl }, reading: readingFor(buyer.kind) },
    ...{ startsOn: beginsLater(order, today), nameFrom: nameWaits(order, today) ? order.nameFrom : null },
    ...{ hasPackage: isHosting(order), mayPay, isCancelled, remindersStopped },
  }
}

async function findReturn(ctx: Ctx, orderKey: string): Promise<Found | null> {
  const order = await findOrderByKey(ctx, orderKey)
  if (!order) return null
  const db = database(ctx).drizzle
  const payment = await findOrderPayment(db, order.id)
  const isPaid = payment !== null && paymentState(payment.state).isPaid
  const stopped = await remindersStopped(db, order.id)
  return { order, payment, isPaid: order.activatedAt !== null || isPaid, remindersStopped: stopped }
}

export async function payOwnOrder(ctx: Ctx, orderId: string): Promise<PayNowResult> {
  const customer = currentCustomerId(ctx)
  const [order] = customer ? await listOrdersOf(ctx, customer, orderId) : []
  return payOrder(ctx, order)
}

export async function payOrderByKey(ctx: Ctx, orderKey: string): Promise<PayNowResult> {
  return payOrder(ctx, await findOrderByKey(ctx, orderKey))
}

/** What an order comes to is on an invoice of its own, which the worker makes where that failed with the order. */
async function payOrder(ctx: Ctx, order: ShownOrder | null | undefined): Promise<PayNowResult> {
  if (!order) return { kind: 'notFound' }
  const invoice = await findFirstInvoice(database(ctx).drizzle, order.id)
  if (invoice) return payNow(ctx, invoice.id)
  return { kind: orderIs('awaitsPayment', order) ? 'unreachable' : 'closed' }
}
