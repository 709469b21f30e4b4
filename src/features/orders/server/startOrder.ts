import { eq } from '@payloadcms/db-postgres/drizzle'
import type { BillingCycle } from '@/features/catalogue/model/cycles'
import type { Customer } from '@/features/customers/model/customer'
import { recordEvent } from '@/platform/audit/keepEvent'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx } from '@/platform/db/transaction'
import { dayOf } from '@/platform/time/day'
import type { OrderLine } from '../model/basket'
import { checklistFor, setUpDeadline } from '../model/checklist'
import type { DomainState } from '../model/domainStates'
import { firstTerm } from '../model/renewal'
import { type OrderStatus, startsWhenPaid } from '../model/status'

export type PaidOrder = {
  id: string
  number: string
  customer: string
  status: OrderStatus
  activatedAt: string | null
  billingCycle: BillingCycle
  domainState: DomainState | null
  lines: OrderLine[]
  buyer: Customer
  incl: number
}

/** An order that waits for money, or that was given up and may still get it; null for any other. */
export async function findPayableOrder(ctx: Ctx, tx: Tx, id: string): Promise<PaidOrder | null> {
  const orders = database(ctx).tables.hosting_orders
  const [found] = await tx.sql.select().from(orders).where(eq(orders.id, id))
  const order = found as PaidOrder | undefined
  return order && startsWhenPaid(order) ? order : null
}

/** Has an order run from today. The caller holds its lock. Without a name it is whoever the context knows. */
export async function startOrder(ctx: Ctx, tx: Tx, order: PaidOrder, actorName?: string): Promise<void> {
  const orders = database(ctx).tables.hosting_orders
  const now = ctx.now()
  await tx.sql
    .update(orders)
    .set({
      ...firstTerm({ cycle: order.billingCycle, domainState: order.domainState }, dayOf(now)),
      ...{
        status: 'active',
        activatedAt: now.toISOString(),
        setUpBy: setUpDeadline(now).toISOString(),
        endsOn: null,
      },
      ...{ checklist: checklistFor(order), updatedAt: now.toISOString() },
    })
    .where(eq(orders.id, order.id))
  const change = { change: 'Status', before: order.status, after: 'active', actorName }
  await recordEvent(ctx, tx, { collection: 'hosting-orders', id: order.id, ...change })
}
