import { and, desc, eq, gte, inArray, type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import { type Customer, ERASED_CUSTOMER } from '@/features/customers/model/customer'
import { currentCustomerId, customerSql } from '@/features/customers/server/public'
import { locationEvidence } from '@/features/tax/model/location'
import { CROSS_BORDER_REASONS } from '@/features/tax/model/taxRules'
import type { Ctx } from '@/platform/ctx'
import { database, type Sql, type Tx } from '@/platform/db/transaction'
import type { Totals } from '@/platform/money/tax'
import { isRecordId } from '@/platform/text/recordId'
import { dayOf, startOfDay } from '@/platform/time/day'
import { type BasketDomain, initialDomainState, TAKEN_STATES } from '../model/domain'
import { cycleFor, type OrderLine, type RunningLine } from '../model/orderLines'
import { digitsFor, orderNumber } from '../model/orderNumber'
import { type OrderMeaning, STATUS_AFTER, statusesThat } from '../model/orderStatus'
import { STARTS_WHEN_PAID, type StartAgreement } from '../model/starting'
import { type Order, type ShownOrder, toOrder, toShown } from './orderRow'

/** Parts of a reader's own statement. Orders are called `o` in it. */
export const orderSql = {
  from: sql`hosting_orders o`,
  /** A version before titles writes none. */
  title: sql`coalesce(o.title, o.package_name, o.number)`,
  is: (meaning: OrderMeaning): SQL => {
    const named = statusesThat(meaning).map(status => `'${status}'`)
    return sql.raw(`(o.status in (${named.join(', ')}))`)
  },
}

function ordersTable(ctx: Pick<Ctx, 'payload'>) {
  return database(ctx).tables.hosting_orders
}

/**
 * An order that nobody else changes until the commit; null when another holds it, who may be doing the same. Only for
 * jobs, which come round again: whoever is asked once waits for it with `lockOrder`.
 */
export async function tryLockOrder(ctx: Ctx, tx: Tx, id: string): Promise<Order | null> {
  const held = tx.sql
    .select()
    .from(ordersTable(ctx))
    .where(eq(ordersTable(ctx).id, id))
  const [order] = await held.for('no key update', { skipLocked: true })
  return order ? toOrder(order) : null
}

/** An order that nobody else changes until the commit, waiting for whoever holds it. Null when there is none. */
export async function lockOrder(ctx: Ctx, tx: Tx, id: string): Promise<Order | null> {
  if (!isRecordId(id)) return null
  const held = tx.sql
    .select()
    .from(ordersTable(ctx))
    .where(eq(ordersTable(ctx).id, id))
  const [order] = await held.for('no key update')
  return order ? toOrder(order) : null
}

/** The same, without its columns: whoever works on an order locks it first, so that no two wait for each other. */
export async function lockOrderRow(tx: Tx, order: string): Promise<void> {
  await tx.sql.execute(sql`select from ${orderSql.from} where o.id = ${order} for no key update`)
}

/** The same for the customer who asks. What is another's is not there. */
export async function lockOwnOrder(ctx: Ctx, tx: Tx, id: string): Promise<Order | null> {
  const customer = currentCustomerId(ctx)
  const order = customer ? await lockOrder(ctx, tx, id) : null
  return order?.customer === customer ? order : null
}

export function findOrder(ctx: Ctx, db: Sql, id: string): Promise<Order | null> {
  return findOne(ctx, db, isRecordId(id) ? eq(ordersTable(ctx).id, id) : sql`false`)
}

export function findOrderByKey(ctx: Ctx, orderKey: string): Promise<Order | null> {
  const { drizzle } = database(ctx)
  return findOne(ctx, drizzle, isRecordId(orderKey) ? eq(ordersTable(ctx).orderKey, orderKey) : sql`false`)
}

async function findOne(ctx: Ctx, db: Sql, condition: SQL): Promise<Order | null> {
  const [found] = await db.select().from(ordersTable(ctx)).where(condition)
  return found ? toOrder(found) : null
}

/** The orders of a customer, or one of them; the latest first. */
export async function listOrdersOf(ctx: Ctx, customer: string, id?: string): Promise<ShownOrder[]> {
  if (id !== undefined && !isRecordId(id)) return []
  const orders = ordersTable(ctx)
  const theirs = eq(orders.customer, customer)
  const rows = await database(ctx)
    .drizzle.select()
    .from(orders)
    .where(id === undefined ? theirs : and(theirs, eq(orders.id, id)))
    .orderBy(desc(orders.createdAt))
  return rows.map(row => toShown(row))
}

/** Those of these ids, the oldest first. */
export async function findOrders(ctx: Pick<Ctx, 'payload'>, ids: string[]): Promise<Order[]> {
  const orders = ordersTable(ctx)
  const rows = await database(ctx)
    .drizzle.select()
    .from(orders)
    .where(inArray(orders.id, ids))
    .orderBy(orders.createdAt)
  return rows.map(toOrder)
}

export type OrderChange = Partial<
  Pick<
    Order,
    'status' | 'domainMode' | 'domainState' | 'startedOn' | 'invoicedUntil' | 'endsOn' | 'renewalAnnouncedFor'
  > &
    Pick<Order, 'activatedAt' | 'checklist' | 'setUpBy' | 'setUpAt' | 'withdrawnAt'> &
    Pick<Order, 'announcedPrices' | 'nameFrom'> & {
      lines: RunningLine[]
      title: string
      packageKey: string
      packageName: string
    }
>

export async function updateOrder(ctx: Ctx, tx: Tx, id: string, change: OrderChange): Promise<void> {
  const updatedAt = ctx.now().toISOString()
  await tx.sql
    .update(ordersTable(ctx))
    .set({ ...change, ...(change.lines && { domainRenewsOn: domainRenewal(change.lines) }), updatedAt })
    .where(eq(ordersTable(ctx).id, id))
}

/** Terms that were invoiced and withdrawn may be invoiced again, should the order go on. */
export async function deleteRenewedTerms(tx: Pick<Tx, 'sql'>, order: string, days: string[]): Promise<void> {
  for (const day of days)
    await tx.sql.execute(sql`
      delete from bureau.renewed_terms where hosting_order = ${order} and from_day = ${day}`)
}

export function domainRenewal(lines: readonly RunningLine[]): string | null {
  return lines.find(line => line.kind === 'domain')?.renewsOn ?? null
}

/** What was agreed on. The prices of its lines stay as they are, whatever is sold later. */
export type NewOrder = {
  customer: string
  buyer: Customer
  /** What it is called: the name of its package, where it has one. */
  title: string
  package: { key: string; name: string } | null
  domain: BasketDomain | null
  lines: OrderLine[]
  amounts: Totals
  termsVersion: string | null
  /** Of the processing agreement that a business accepted with the terms. */
  processingVersion?: string | null
  /** Its confirmation tells a consumer of the right of withdrawal. */
  tellsOfWithdrawal?: boolean
  /** When it begins; without it, once it is paid. */
  start?: StartAgreement
  submission: { submissionKey: string; contentHash: string }
}

const insertedOrder = z.object({ id: z.string(), number: z.string(), orderKey: z.string() })

type InsertedOrder = z.infer<typeof insertedOrder>

const MAX_NUMBER_TRIES = 40

/** Writes an order under a number that no other has; null when its key stands for an order already. */
export async function insertOrder(ctx: Ctx, tx: Tx, order: NewOrder): Promise<InsertedOrder | null> {
  const table = ordersTable(ctx)
  const row = rowOf(ctx, order)
  const [day, digits] = [dayOf(ctx.now()), await digitsOfToday(ctx, tx)]
  const columns = { id: table.id, number: table.number, orderKey: table.orderKey }
  for (let draw = 0; draw < MAX_NUMBER_TRIES; draw++) {
    const number = orderNumber(day, randomNumber(ctx), digits)
    const [added] = await tx.sql
      .insert(table)
      .values({ ...row, number })
      .onConflictDoNothing()
      .returning(columns)
    if (added) return insertedOrder.parse(added)
    if (await keyStands(ctx, tx, row.submissionKey)) return null
  }
  throw new Error('no order number of today was free')
}

function rowOf(ctx: Ctx, { customer, buyer, title, domain, lines, ...order }: NewOrder) {
  const now = ctx.now().toISOString()
  return {
    ...{
      customer,
      status: STATUS_AFTER.placing,
      buyer,
      title,
      lines,
      billingCycle: cycleFor(lines),
      ...order.amounts,
    },
    ...{ packageKey: order.package?.key ?? null, packageName: order.package?.name ?? null },
    domainName: domain?.name ?? null,
    domainMode: domain?.mode ?? null,
    domainAnswer: domain?.answer ?? null,
    domainState: domain ? initialDomainState(domain) : null,
    processingVersion: order.processingVersion ?? null,
    ...{ termsVersion: order.termsVersion, termsAcceptedAt: order.termsVersion === null ? null : now },
    withdrawalInformedAt: order.tellsOfWithdrawal ? now : null,
    ...(order.start ?? STARTS_WHEN_PAID),
    locationEvidence: lines.some(isCrossBorder) ? locationEvidence(buyer) : null,
    ...{ orderKey: ctx.random(), ...order.submission, createdAt: now, updatedAt: now },
  }
}

/** Where a private person lives decides whose VAT it is. */
const isCrossBorder = ({ tax }: OrderLine) => CROSS_BORDER_REASONS.some(reason => reason === tax?.reason)

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

function randomNumber(ctx: Ctx): number {
  return Number.parseInt(ctx.random().slice(0, 8), 16)
}

/** The order of a number whose buyer, or whose account, has this address. */
export async function findOrderOf(
  tx: Pick<Tx, 'sql'>,
  { number, email }: { number: string; email: string },
): Promise<string | null> {
  const isTheirs = sql`lower(o.buyer->>'email') = lower(${email}) or exists (
    select from ${customerSql.from} where c.id = o.customer_id and lower(c.email) = lower(${email}))`
  const [id] = await selectOrderIds(tx.sql, sql`o.number = ${number} and (${isTheirs})`)
  return id ?? null
}

/** Orders that are not closed and agreed on a product in their lines, the newest first, as staff call them. */
export async function findOrdersWith(
  ctx: Pick<Ctx, 'payload'>,
  { kind, key }: Pick<OrderLine, 'kind' | 'key'>,
): Promise<string[]> {
  const { rows } = await database(ctx).drizzle.execute(sql`
    select o.number from ${orderSql.from}
    where not ${orderSql.is('isClosed')} and o.lines @> ${JSON.stringify([{ kind, key }])}::jsonb
    order by o.created_at desc`)
  return rows.map(({ number }) => `bestelling ${z.string().parse(number)}`)
}

/**
 * Whether a customer of ours has a running order for the name: nobody else can say so before it is registered. Two who
 * pay at the same moment both get through; staff settle the second as lost, and its money goes back.
 */
export async function isDomainOrdered(ctx: Ctx, name: string): Promise<boolean> {
  const held = sql`o.domain_name = ${name} and ${orderSql.is('holdsDomain')} and o.domain_state in ${TAKEN_STATES} limit 1`
  return (await selectOrderIds(database(ctx).drizzle, held)).length > 0
}

const mailedOrder = z.object({ customer: z.nullable(z.string()), orderKey: z.string() })

type MailedOrder = z.infer<typeof mailedOrder>

export async function findMailedOrder(tx: Pick<Tx, 'sql'>, id: string): Promise<MailedOrder | null> {
  const { rows } = await tx.sql.execute(sql`
    select customer_id as customer, order_key as "orderKey" from ${orderSql.from} where id::text = ${id}`)
  return rows[0] ? mailedOrder.parse(rows[0]) : null
}

/** The orders that `which` picks: a condition on `o`, and the order in which they come. */
export async function selectOrderIds(db: Pick<Sql, 'execute'>, which: SQL): Promise<string[]> {
  const { rows } = await db.execute(sql`select o.id from ${orderSql.from} where ${which}`)
  return rows.map(({ id }) => z.string().parse(id))
}

export async function hasUnclosedOrder(tx: Pick<Tx, 'sql'>, customer: string): Promise<boolean> {
  const unclosed = sql`o.customer_id = ${customer} and not ${orderSql.is('isClosed')} limit 1`
  return (await selectOrderIds(tx.sql, unclosed)).length > 0
}

export async function anonymiseOrders(tx: Pick<Tx, 'sql'>, customer: string): Promise<void> {
  await tx.sql.execute(sql`
    update hosting_orders set buyer = ${JSON.stringify(ERASED_CUSTOMER)}, notes = null where customer_id = ${customer}`)
}

/** Does something about each order. One that fails is logged, and stands in nobody's way. */
export async function forEachOrder(
  ctx: Ctx,
  orders: readonly string[],
  done: string,
  act: (id: string) => Promise<unknown>,
): Promise<void> {
  for (const id of orders) {
    try {
      await act(id)
    } catch (err) {
      ctx.payload.logger.error({ err, msg: `an order was not ${done}`, order: id })
    }
  }
}

/** The version of the terms on which an order was placed, and when; null when it is gone. */
export async function findAcceptedTerms(ctx: Ctx, id: string): Promise<z.infer<typeof acceptedTerms> | null> {
  const { rows } = await database(ctx).drizzle.execute(sql`
    select o.terms_version as version, o.terms_accepted_at as at from ${orderSql.from} where o.id = ${id}`)
  return rows[0] ? acceptedTerms.parse(rows[0]) : null
}

const acceptedTerms = z.object({ version: z.nullable(z.string()), at: z.nullable(z.string()) })
