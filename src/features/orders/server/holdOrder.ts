import { eq } from '@payloadcms/db-postgres/drizzle'
import { currentCustomerId } from '@/features/customers/server/customerRecord'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx } from '@/platform/db/transaction'
import { isRecordId } from '@/platform/text/recordId'
import type { ChecklistItem } from '../model/checklist'
import type { DomainMode } from '../model/domainModes'
import type { DomainState } from '../model/domainStates'
import type { LockedOrder } from './takeOrder'

export type LockedOrderDetails = LockedOrder & {
  domainMode: DomainMode | null
  domainState: DomainState | null
  checklist: ChecklistItem[] | null
  setUpBy: string | null
  setUpAt: string | null
}

/** An order that nobody else changes until the commit, waiting for whoever holds it. Null when there is none. */
export async function lockOrder(ctx: Ctx, tx: Tx, id: string): Promise<LockedOrderDetails | null> {
  if (!isRecordId(id)) return null
  const orders = database(ctx).tables.hosting_orders
  const [order] = await tx.sql.select().from(orders).where(eq(orders.id, id)).for('no key update')
  return (order as LockedOrderDetails | undefined) ?? null
}

/** The same for the customer who asks. What is another's is not there. */
export async function lockOwnOrder(ctx: Ctx, tx: Tx, id: string): Promise<LockedOrderDetails | null> {
  const customer = currentCustomerId(ctx)
  const order = customer ? await lockOrder(ctx, tx, id) : null
  return order?.customer === customer ? order : null
}

export async function updateOrder(ctx: Ctx, tx: Tx, id: string, change: Partial<LockedOrderDetails>): Promise<void> {
  const orders = database(ctx).tables.hosting_orders
  const updatedAt = ctx.now().toISOString()
  await tx.sql
    .update(orders)
    .set({ ...change, updatedAt })
    .where(eq(orders.id, id))
}
