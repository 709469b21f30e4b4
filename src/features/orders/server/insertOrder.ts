import { eq, gte, sql } from '@payloadcms/db-postgres/drizzle'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx } from '@/platform/db/transaction'
import { dayOf, startOfDay } from '@/platform/time/day'
import { initialDomainState } from '../model/domainStates'
import { digitsFor, orderNumber } from '../model/orderNumber'
import type { ValidatedOrder } from './agreeOrder'
import { hashOrder } from './findPlaced'

type InsertedOrder = { id: string; number: string; orderKey: string }

const MAX_NUMBER_TRIES = 40

/** Writes an order under a number that no other has; null when its key stands for an order already. */
export async function insertOrder(
  ctx: Ctx,
  tx: Tx,
  agreed: ValidatedOrder,
  customer: string,
): Promise<InsertedOrder | null> {
  const table = ordersTable(ctx)
  const row = rowOf(ctx, agreed, customer)
  const [day, digits] = [dayOf(ctx.now()), await digitsOfToday(ctx, tx)]
  const columns = { id: table.id, number: table.number, orderKey: table.orderKey }
  for (let draw = 0; draw < MAX_NUMBER_TRIES; draw++) {
    const number = orderNumber(day, randomNumber(ctx), digits)
    const [added] = await tx.sql
      .insert(table)
      .values({ ...row, number })
      .onConflictDoNothing()
      .returning(columns)
    if (added) return added as InsertedOrder
    if (await keyStands(ctx, tx, row.submissionKey)) return null
  }
  throw new Error('no order number of today was free')
}

function rowOf(ctx: Ctx, { input, domain, ...agreed }: ValidatedOrder, customer: string) {
  const now = ctx.now().toISOString()
  return {
    ...{ customer, status: 'pending', buyer: input.customer, lines: agreed.lines, ...agreed.amounts },
    ...{ packageKey: input.basket.packageKey, packageName: agreed.packageName },
    billingCycle: input.basket.cycle,
    domainName: domain?.name ?? null,
    domainMode: domain?.mode ?? null,
    domainAnswer: domain?.answer ?? null,
    domainState: domain ? initialDomainState(domain) : null,
    ...{ termsVersion: agreed.terms.version, termsAcceptedAt: now },
    ...{ orderKey: ctx.random(), submissionKey: input.gate.submissionKey, contentHash: hashOrder(input) },
    ...{ createdAt: now, updatedAt: now },
  }
}

async function digitsOfToday(ctx: Ctx, tx: Tx): Promise<3 | 4> {
  const midnight = startOfDay(dayOf(ctx.now())).toISOString()
  const [today] = await tx.sql
    .select({ count: sql<number>`count(*)::int` })
    .from(ordersTable(ctx))
    .where(gte(ordersTable(ctx).createdAt, midnight))
  return digitsFor(today?.count ?? 0)
}

async function keyStands(ctx: Ctx, tx: Tx, key: string): Promise<boolean> {
  const table = ordersTable(ctx)
  const standing = await tx.sql.select({ id: table.id }).from(table).where(eq(table.submissionKey, key))
  return standing.length > 0
}

/** A whole number from the eight hexadecimal digits that an id begins with. */
function randomNumber(ctx: Ctx): number {
  return Number.parseInt(ctx.random().slice(0, 8), 16)
}

function ordersTable(ctx: Ctx) {
  return database(ctx).tables.hosting_orders
}
