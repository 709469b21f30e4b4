import { createHash } from 'node:crypto'
import { eq, gte, type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { findFirstPayment } from '@/features/billing/server/public'
import type { BillingCycle } from '@/features/catalogue/model/priceList'
import { type Customer, ERASED_CUSTOMER } from '@/features/customers/model/customer'
import { currentCustomerId } from '@/features/customers/server/public'
import type { Ctx } from '@/platform/ctx'
import { database, type Sql, type Tx } from '@/platform/db/transaction'
import type { Totals } from '@/platform/money/tax'
import { isRecordId } from '@/platform/text/recordId'
import { dayOf, startOfDay } from '@/platform/time/day'
import type { ChecklistItem } from '../model/checklist'
import {
  type BasketDomain,
  type DomainMode,
  type DomainState,
  initialDomainState,
  TAKEN_STATES,
} from '../model/domain'
import type { OrderLine } from '../model/orderLines'
import { type OrderMeaning, type OrderStatus, statusesThat } from '../model/orderStatus'
import { digitsFor, orderNumber, type PlaceOrderInput } from '../model/placeOrder'

/** Whether the status of an order `o` means this, as SQL. */
export function inStatus(meaning: OrderMeaning): SQL {
  const named = statusesThat(meaning).map(status => `'${status}'`)
  return sql.raw(`(o.status in (${named.join(', ')}))`)
}

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

/** The same, without its columns: whoever works on an order locks it first, so that no two wait for each other. */
export async function lockOrderRow(tx: Tx, order: string): Promise<void> {
  await tx.sql.execute(sql`select from hosting_orders where id = ${order} for no key update`)
}

/** The same for the customer who asks. What is another's is not there. */
export async function lockOwnOrder(ctx: Ctx, tx: Tx, id: string): Promise<LockedOrderDetails | null> {
  const customer = currentCustomerId(ctx)
  const order = customer ? await lockOrder(ctx, tx, id) : null
  return order?.customer === customer ? order : null
}

export async function updateOrder(
  ctx: Ctx,
  tx: Tx,
  id: string,
  change: Partial<LockedOrderDetails>,
): Promise<void> {
  const orders = database(ctx).tables.hosting_orders
  const updatedAt = ctx.now().toISOString()
  await tx.sql
    .update(orders)
    .set({ ...change, updatedAt })
    .where(eq(orders.id, id))
}

/** What is written down of what a visitor and the agency agree on. */
type AgreedOrder = {
  input: PlaceOrderInput
  domain: BasketDomain | null
  lines: OrderLine[]
  amounts: Totals
  packageName: string
  terms: { version: string }
}

type InsertedOrder = { id: string; number: string; orderKey: string }

const MAX_NUMBER_TRIES = 40

/** Writes an order under a number that no other has; null when its key stands for an order already. */
export async function insertOrder(
  ctx: Ctx,
  tx: Tx,
  agreed: AgreedOrder,
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

function rowOf(ctx: Ctx, { input, domain, ...agreed }: AgreedOrder, customer: string) {
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

/** An order that stands, by what its visitor may know of it. `payment` is null as long as it has no invoice. */
export type PlacedOrder = { id: string; orderKey: string; payment: string | null }

/** What stands under the key of a submission; null when nothing does yet. */
export async function findPlacedOrder(
  db: Pick<Sql, 'execute'>,
  input: PlaceOrderInput,
): Promise<PlacedOrder | { kind: 'keyReused' } | null> {
  const { rows } = await db.execute<Omit<PlacedOrder, 'payment'> & { contentHash: string }>(sql`
    select o.id, o.order_key as "orderKey", o.content_hash as "contentHash"
    from hosting_orders o where o.submission_key = ${input.gate.submissionKey}`)
  const [order] = rows
  if (!order) return null
  const { contentHash, ...placed } = order
  if (contentHash !== hashOrder(input)) return { kind: 'keyReused' }
  return { ...placed, payment: await findFirstPayment(db, placed.id) }
}

/** What makes two orders the same: what was chosen, by whom, at which price and terms. */
function hashOrder({ basket, customer, termsVersion, seenTotal }: PlaceOrderInput): string {
  const content = JSON.stringify({ basket, customer, termsVersion, seenTotal })
  return createHash('sha256').update(content).digest('hex')
}

/** Orders that are not closed and agreed on a product in their lines, the newest first, as staff call them. */
export async function findOrdersWith(
  ctx: Pick<Ctx, 'payload'>,
  { kind, key }: Pick<OrderLine, 'kind' | 'key'>,
): Promise<string[]> {
  const { rows } = await database(ctx).drizzle.execute<{ number: string }>(sql`
    select o.number from hosting_orders o
    where not ${inStatus('isClosed')} and o.lines @> ${JSON.stringify([{ kind, key }])}::jsonb
    order by o.created_at desc`)
  return rows.map(({ number }) => `bestelling ${number}`)
}

/**
 * Whether a customer of ours has a running order for the name: nobody else can say so before it is registered. Two who
 * pay at the same moment both get through; staff settle the second as lost, and its money goes back.
 */
export async function isDomainOrdered(ctx: Ctx, name: string): Promise<boolean> {
  const { rows } = await database(ctx).drizzle.execute(sql`
    select 1 from hosting_orders o
    where domain_name = ${name} and ${inStatus('holdsDomain')} and domain_state in ${TAKEN_STATES} limit 1`)
  return rows.length > 0
}

type MailedOrder = { customer: string | null; orderKey: string }

/** Who placed an order that a mail is about, and its key; null when it is gone. */
export async function findMailedOrder(tx: Pick<Tx, 'sql'>, id: string): Promise<MailedOrder | null> {
  const { rows } = await tx.sql.execute<MailedOrder>(sql`
    select customer_id as customer, order_key as "orderKey" from hosting_orders where id::text = ${id}`)
  return rows[0] ?? null
}

export async function orderIdsOf(tx: Pick<Tx, 'sql'>, customer: string): Promise<string[]> {
  const { rows } = await tx.sql.execute<{ id: string }>(
    sql`select id::text from hosting_orders where customer_id = ${customer}`,
  )
  return rows.map(row => row.id)
}

/** Whether a customer has an order that is not closed. */
export async function hasUnclosedOrder(tx: Pick<Tx, 'sql'>, customer: string): Promise<boolean> {
  const { rows } = await tx.sql.execute(
    sql`select 1 from hosting_orders o where customer_id = ${customer} and not ${inStatus('isClosed')} limit 1`,
  )
  return rows.length > 0
}

/** Takes out of the orders of a customer who they are. */
export async function anonymiseOrders(tx: Pick<Tx, 'sql'>, customer: string): Promise<void> {
  await tx.sql.execute(sql`
    update hosting_orders set buyer = ${JSON.stringify(ERASED_CUSTOMER)}, notes = null where customer_id = ${customer}`)
}

/** Does something about each order. One that fails is logged, and stands in nobody's way. */
export async function forEachOrder(
  ctx: Ctx,
  orders: readonly { id: string }[],
  done: string,
  act: (id: string) => Promise<unknown>,
): Promise<void> {
  for (const { id } of orders) {
    try {
      await act(id)
    } catch (err) {
      ctx.payload.logger.error({ err, msg: `an order was not ${done}`, order: id })
    }
  }
}
