import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Ctx } from '../ctx'
import type { Ordered } from '../invoicing/draftOfOrder'
import { eachOrder } from '../invoicing/eachOrder'
import { NOT_BY_FORM } from '../invoicing/ownInvoice'
import { lockOrder } from '../payments/attempts'
import { database, transaction } from '../transaction'
import { billOrder } from './billOrder'

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
