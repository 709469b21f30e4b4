import { eq } from '@payloadcms/db-postgres/drizzle'
import type { BillingCycle } from '@/features/catalogue/model/cycles'
import type { Customer } from '@/features/customers/model/customer'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx } from '@/platform/db/transaction'
import type { OrderLine } from '../model/basket'
import type { OrderStatus } from '../model/status'

/** What jobs need to know of an order. */
export type LockedOrder = {
  id: string
  number: string
  customer: string
  status: OrderStatus
  billingCycle: BillingCycle
  lines: OrderLine[]
  buyer: Customer
  domainName: string | null
  startedOn: string | null
  invoicedUntil: string | null
  domainRenewsOn: string | null
  endsOn: string | null
  createdAt: string
}

/**
 * An order that nobody else changes until the commit; null when another holds it, who may be doing the same. Only for
 * jobs, which come round again: whoever is asked once waits for it with `holdOrder`.
 */
export async function tryLockOrder(ctx: Ctx, tx: Tx, id: string): Promise<LockedOrder | null> {
  const orders = database(ctx).tables.hosting_orders
  const held = tx.sql.select().from(orders).where(eq(orders.id, id))
  const [order] = await held.for('no key update', { skipLocked: true })
  return (order as LockedOrder | undefined) ?? null
}
