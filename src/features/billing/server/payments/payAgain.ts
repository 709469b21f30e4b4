import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { OrderStatus } from '@/features/orders/model/status'
import { isCustomer } from '@/platform/access/actors'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { NOT_BY_FORM } from '../ownInvoice'
import { type PayNowResult, payNow } from './payNow'

/** Lets the customer who asks pay an open invoice of their own. */
export async function payOwnInvoice(ctx: Ctx, invoiceId: string): Promise<PayNowResult> {
  if (!isCustomer(ctx.user)) return { kind: 'notFound' }
  const { rows } = await database(ctx).drizzle.execute<{ id: string }>(sql`
    select id from hosting_invoices where id::text = ${invoiceId} and customer_id = ${ctx.user?.id}`)
  const [invoice] = rows
  return invoice ? payNow(ctx, invoice.id) : { kind: 'notFound' }
}

/** The same for an order of theirs that is not paid yet. */
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
  return { kind: order.status === 'pending' ? 'unreachable' : 'closed' }
}
