import { sql } from '@payloadcms/db-postgres/drizzle'
import { draftInvoice, findFirstInvoice, insertPayment, invoiceSql } from '@/features/billing/server/public'
import { toParty } from '@/features/customers/model/customer'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx, transaction } from '@/platform/db/transaction'
import { calculateTotals } from '@/platform/money/tax'
import { type OrderLine, toInvoiceLines } from '../model/orderLines'
import { orderIs } from '../model/orderStatus'
import { forEachOrder, lockOrder, orderSql, selectOrderIds } from './orderRepository'
import type { Order } from './orderRow'

export async function invoiceOrder(ctx: Ctx, tx: Tx, order: BillableOrder): Promise<string> {
  const invoice = await draftOrderInvoice(ctx, tx, order)
  return insertPayment(ctx, tx, { invoice, order: order.id, amount: calculateTotals(order.lines).incl })
}

export type BillableOrder = Pick<Order, 'id' | 'number' | 'customer' | 'buyer'> & {
  lines: readonly OrderLine[]
}

/** The invoice of an order itself, as it was ordered; it becomes final with its payment. */
export function draftOrderInvoice(
  ctx: Ctx,
  tx: Tx,
  { id, number, customer, buyer, lines }: BillableOrder,
): Promise<string> {
  return draftInvoice(ctx, tx, {
    ...{ order: { id, number }, customer, buyer: toParty(buyer), lines: toInvoiceLines(lines), period: null },
  })
}

/** Makes the invoices that could not be written with their orders. Workers side by side make one. */
export async function invoiceUnbilledOrders(ctx: Ctx): Promise<void> {
  const isUnbilled = sql`${orderSql.is('awaitsPayment')} and not ${invoiceSql.existsFor(sql`o.id`)}`
  const unbilled = await selectOrderIds(database(ctx).drizzle, sql`${isUnbilled} order by o.created_at`)
  await forEachOrder(ctx, unbilled, 'billed', id => invoiceUnbilledOrder(ctx, id))
}

/** Locks first and looks then: a statement that does both would not see what was billed just before it had the lock. */
function invoiceUnbilledOrder(ctx: Ctx, id: string): Promise<string | null> {
  return transaction(ctx, async tx => {
    const order = await lockOrder(ctx, tx, id)
    if (!order || !orderIs('awaitsPayment', order)) return null
    return (await findFirstInvoice(tx.sql, id)) ? null : invoiceOrder(ctx, tx, order)
  })
}
