import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { isSettled, type PaymentState } from '@/features/billing/model/payment'
import {
  NOT_BY_FORM,
  PAYS_ORDER,
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

type Found = {
  number: string
  status: OrderStatus
  packageName: string
  domainName: string | null
  incl: number
  setUpBy: string | null
  isPaid: boolean
  attempt: string | null
  state: PaymentState | null
  isStarted: boolean
}

/** How the payment of an order went, asked of the provider where that is not settled; null for an unknown key. */
export async function getPaymentReturn(ctx: Ctx, orderKey: string): Promise<ReturnedOrder | null> {
  const first = await findOrderPayment(ctx, orderKey)
  if (!first) return null
  const { attempt, state, isStarted } = first
  const asks = attempt && state && isStarted && !first.isPaid && !isSettled(state)
  if (!asks || !(await withinPollLimit(ctx, attempt))) return outcomeOf(first)
  await settlePayment(ctx, attempt)
  return outcomeOf((await findOrderPayment(ctx, orderKey)) ?? first)
}

function outcomeOf(found: Found): ReturnedOrder {
  const { number, packageName, domainName, incl, setUpBy, isPaid, state, isStarted } = found
  const outcome = isPaid ? 'paid' : isStarted && state ? state : 'unreachable'
  const isCancelled = orderIs('isClosed', found)
  const mayPay = !isCancelled && PAYMENT_OUTCOMES[outcome].mayPayAgain
  return { outcome, orderNumber: number, packageName, domainName, incl, setUpBy, mayPay, isCancelled }
}

/** The order with the attempt that was paid, or else the latest. An order that ever ran was paid. */
async function findOrderPayment(ctx: Ctx, orderKey: string): Promise<Found | null> {
  if (!isRecordId(orderKey)) return null
  const { rows } = await database(ctx).drizzle.execute<Found>(sql`
    select o.number, o.status, o.package_name as "packageName", o.domain_name as "domainName",
      o.incl::int, o.set_up_by as "setUpBy", p.id as attempt, p.state, p.provider_id is not null as "isStarted",
      o.activated_at is not null or coalesce(p.state = 'paid', false) as "isPaid"
    from hosting_orders o
    left join lateral (
      select id, state, provider_id from payments p where order_id = o.id and ${PAYS_ORDER}
      order by state = 'paid' desc, created_at desc limit 1
    ) p on true
    where o.order_key = ${orderKey}`)
  return rows[0] ?? null
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
  const { rows } = await database(ctx).drizzle.execute<{ status: OrderStatus; invoice: string | null }>(sql`
    select o.status, (
      select i.id from hosting_invoices i where i.order_id = o.id and ${NOT_BY_FORM}
      order by i.created_at, i.id limit 1
    ) as invoice
    from hosting_orders o where ${isIt}`)
  const [order] = rows
  if (!order) return { kind: 'notFound' }
  if (order.invoice) return payNow(ctx, order.invoice)
  return { kind: orderIs('awaitsPayment', order) ? 'unreachable' : 'closed' }
}
