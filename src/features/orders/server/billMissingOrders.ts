import { sql } from '@payloadcms/db-postgres/drizzle'
import { NOT_BY_FORM } from '@/features/billing/server/ownInvoice'
import { lockOrder } from '@/features/billing/server/payments/attempts'
import type { Ctx } from '@/platform/ctx'
import { database, transaction } from '@/platform/db/transaction'
import { billOrder } from './billOrder'
import type { Ordered } from './draftOfOrder'
import { eachOrder } from './eachOrder'

/** Makes the invoices that could not be written with their orders. Workers side by side make one. */
export async function billMissingOrders(ctx: Ctx): Promise<void> {
  const { rows } = await database(ctx).drizzle.execute<{ id: string }>(
    sql`select o.id from hosting_orders o where ${UNBILLED} order by o.created_at`,
  )
  await eachOrder(ctx, rows, 'billed', id => billLater(ctx, id))
}

const UNBILLED = sql`o.status = 'pending' and not exists (
  select from hosting_invoices i where i.order_id = o.id and ${NOT_BY_FORM})`

/** Locks first and looks then: a statement that does both would not see what was billed just before it had the lock. */
function billLater(ctx: Ctx, id: string): Promise<string | null> {
  return transaction(ctx, async tx => {
    await lockOrder(tx, id)
    const { rows } = await tx.sql.execute<Ordered>(sql`
      select o.id, o.customer_id as customer, o.buyer, o.lines from hosting_orders o
      where o.id = ${id} and ${UNBILLED}`)
    const [order] = rows
    return order ? billOrder(ctx, tx, order) : null
  })
}
