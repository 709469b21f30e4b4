import { eq } from '@payloadcms/db-postgres/drizzle'
import { customerIdOf } from '@/features/customers/server/customerRecord'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx } from '@/platform/db/transaction'
import { isRecordId } from '@/platform/text/recordId'
import type { ChecklistItem } from '../model/checklist'
import type { DomainMode } from '../model/domainModes'
import type { DomainState } from '../model/domainStates'
import type { LockedOrder } from './takeOrder'

export type HeldOrder = LockedOrder & {
  domainMode: DomainMode | null
  domainState: DomainState | null
  checklist: ChecklistItem[] | null
  setUpBy: string | null
  setUpAt: string | null
}

/** An order that nobody else changes until the commit, waiting for whoever holds it. Null when there is none. */
export async function holdOrder(ctx: Ctx, tx: Tx, id: string): Promise<HeldOrder | null> {
  if (!isRecordId(id)) return null
  const orders = database(ctx).tables.hosting_orders
  const [order] = await tx.sql.select().from(orders).where(eq(orders.id, id)).for('no key update')
  return (order as HeldOrder | undefined) ?? null
}

/** The same for the customer who asks. What is another's is not there. */
export async function holdOwnOrder(ctx: Ctx, tx: Tx, id: string): Promise<HeldOrder | null> {
  const customer = customerIdOf(ctx)
  const order = customer ? await holdOrder(ctx, tx, id) : null
  return order?.customer === customer ? order : null
}

export async function updateOrder(ctx: Ctx, tx: Tx, id: string, change: Partial<HeldOrder>): Promise<void> {
  const orders = database(ctx).tables.hosting_orders
  const updatedAt = ctx.now().toISOString()
  await tx.sql
    .update(orders)
    .set({ ...change, updatedAt })
    .where(eq(orders.id, id))
}
