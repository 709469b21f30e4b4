import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Tx } from '@/platform/db/transaction'
import { type LinkMaker, LinkRefused } from '@/platform/email/linkMaker'
import { onSite } from '@/platform/env'
import { orderPath } from '../model/orderStatus'

/** Who placed an order; null when it is gone. */
export async function findBuyer(tx: Pick<Tx, 'sql'>, order: string): Promise<string | null> {
  const { rows } = await tx.sql.execute<{ customer: string }>(
    sql`select customer_id as customer from hosting_orders where id::text = ${order}`,
  )
  return rows[0]?.customer ?? null
}

export const orderPaymentLink: LinkMaker = async (_ctx, tx, { aboutId }) => {
  const { rows } = await tx.sql.execute<{ orderKey: string }>(
    sql`select order_key as "orderKey" from hosting_orders where id::text = ${aboutId}`,
  )
  if (!rows[0]) throw new LinkRefused('accountGone')
  return onSite(orderPath(rows[0].orderKey))
}
