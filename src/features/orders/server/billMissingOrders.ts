import { sql } from '@payloadcms/db-postgres/drizzle'
import { NOT_BY_FORM } from '@/features/billing/server/ownInvoice'
import { lockOrderRow } from '@/features/billing/server/payments/attempts'
import type { Ctx } from '@/platform/ctx'
import { database, transaction } from '@/platform/db/transaction'
import { invoiceOrder } from './billOrder'
import type { BillableOrder } from './draftOfOrder'
import { forEachOrder } from './eachOrder'

/** Makes the invoices that could not be written with their orders. Workers side by side make one. */
export async function invoiceUnbilledOrders(ctx: Ctx): Promise<void> {
  const { rows } = await database(ctx).drizzle.execute<{ id: string }>(
    sql`select o.id from hosting_orders o where ${UNBILLED} order by o.created_at`,
  )
  await forEachOrder(ctx, rows, 'billed', id => invoiceUnbilledOrder(ctx, id))
}

const UNBILLED = sql`o.status = 'pending' and not exists (
  select from hosting_invoices i where i.order_id = o.id and ${NOT_BY_FORM})`

/** Locks first and looks then: a statement that does both would not see what was billed just before it had the lock. */
function invoiceUnbilledOrder(ctx: Ctx, id: string): Promise<string | null> {
  return transaction(ctx, async tx => {
    await lockOrderRow(tx, id)
    const { rows } = await tx.sql.execute<BillableOrder>(sql`
      select o.id, o.customer_id as customer, o.buyer, o.lines from hosting_orders o
      where o.id = ${id} and ${UNBILLED}`)
    const [order] = rows
    return order ? invoiceOrder(ctx, tx, order) : null
  })
}
