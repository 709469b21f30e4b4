import { sql } from '@payloadcms/db-postgres/drizzle'
import type { OrderStatus } from '@/features/orders/model/status'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { withinLimit } from '@/platform/limits/server/limits'
import { isRecordId } from '@/platform/text/recordId'
import { PAYMENT_OUTCOMES, type ReturnedOrder } from '../../model/payments/outcome'
import { isSettled, type PaymentState } from '../../model/payments/states'
import { PAYS_ORDER } from '../ownInvoice'
import { settlePayment } from './settlePayment'

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

/** Reloading a page asks the provider again, but not without end. */
export const withinPollLimit = (ctx: Ctx, attempt: string) => withinLimit(ctx, 'payment-outcome', attempt)

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
  const { number, packageName, domainName, incl, setUpBy, isPaid, state, isStarted, status } = found
  const outcome = isPaid ? 'paid' : isStarted && state ? state : 'unreachable'
  const isCancelled = status === 'cancelled'
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
