import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { type PaymentState, paymentState } from '@/features/billing/model/payment'
import {
  findFirstInvoice,
  findOrderPayment,
  type PayNowResult,
  payNow,
  settlePayment,
  withinPollLimit,
} from '@/features/billing/server/public'
import { isCustomer } from '@/platform/access/actors'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { isRecordId } from '@/platform/text/recordId'
import { type OrderStatus, orderIs } from '../model/orderStatus'
import { PAYMENT_OUTCOMES, type ReturnedOrder } from '../model/paymentReturn'

type FoundOrder = {
  id: string
  number: string
  status: OrderStatus
  packageName: string
  domainName: string | null
  incl: number
  setUpBy: string | null
  everRan: boolean
}

type Found = FoundOrder & {
  isPaid: boolean
  attempt: string | null
  state: PaymentState | null
  isStarted: boolean
}

/** How the payment of an order went, asked of the provider where that is not settled; null for an unknown key. */
export async function getPaymentReturn(ctx: Ctx, orderKey: string): Promise<ReturnedOrder | null> {
  const first = await findReturn(ctx, orderKey)
  if (!first) return null
  const { attempt, state, isStarted } = first
  const asks = attempt && state && isStarted && !first.isPaid && !paymentState(state).isSettled
  if (!asks || !(await withinPollLimit(ctx, attempt))) return outcomeOf(first)
  await settlePayment(ctx, attempt)
  return outcomeOf((await findReturn(ctx, orderKey)) ?? first)
}

function outcomeOf(found: Found): ReturnedOrder {
  const { number, packageName, domainName, incl, setUpBy, isPaid, state, isStarted } = found
  const outcome = isPaid ? 'paid' : isStarted && state ? state : 'unreachable'
  const isCancelled = orderIs('isClosed', found)
  const mayPay = !isCancelled && PAYMENT_OUTCOMES[outcome].mayPayAgain
  return { outcome, orderNumber: number, packageName, domainName, incl, setUpBy, mayPay, isCancelled }
}

/** The order with the attempt that was paid, or else the latest. An order that ever ran was paid. */
async function findReturn(ctx: Ctx, orderKey: string): Promise<Found | null> {
  if (!isRecordId(orderKey)) return null
  const { drizzle } = database(ctx)
  const { rows } = await drizzle.execute<FoundOrder>(sql`
    select o.id, o.number, o.status, o.package_name as "packageName", o.domain_name as "domainName",
      o.incl::int, o.set_up_by as "setUpBy", o.activated_at is not null as "everRan"
    from hosting_orders o where o.order_key = ${orderKey}`)
  const [order] = rows
  if (!order) return null
  const payment = await findOrderPayment(drizzle, order.id)
  return {
    ...order,
    ...{
      attempt: payment?.id ?? null,
      state: payment?.state ?? null,
      isStarted: payment?.isStarted ?? false,
    },
    isPaid: order.everRan || (payment !== null && paymentState(payment.state).isPaid),
  }
}

/** Lets the customer who asks pay an order of theirs that is not paid yet. */
export async function payOwnOrder(ctx: Ctx, orderId: string): Promise<PayNowResult> {
  if (!isCustomer(ctx.user)) return { kind: 'notFound' }
  return payOrder(ctx, sql`o.id::text = ${orderId} and o.customer_id = ${ctx.user?.id}`)
}

/** The same for whoever holds the key of the order, such as the page after the provider. */
export function payOrderByKey(ctx: Ctx, orderKey: string): Promise<PayNowResult> {
  return payOrder(ctx, sql`o.order_key = ${orderKey}`)
}

/** What an order comes to is on an invoice of its own, which the worker makes where that failed with the order. */
async function payOrder(ctx: Ctx, isIt: SQL): Promise<PayNowResult> {
  const { drizzle } = database(ctx)
  const { rows } = await drizzle.execute<{ id: string; status: OrderStatus }>(
    sql`select o.id, o.status from hosting_orders o where ${isIt}`,
  )
  const [order] = rows
  if (!order) return { kind: 'notFound' }
  const invoice = await findFirstInvoice(drizzle, order.id)
  if (invoice) return payNow(ctx, invoice.id)
  return { kind: orderIs('awaitsPayment', order) ? 'unreachable' : 'closed' }
}
