import { createHash } from 'node:crypto'
import { and, desc, eq, gte, type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import { findFirstPayment } from '@/features/billing/server/public'
import { BILLING_CYCLES } from '@/features/catalogue/model/priceList'
import { CUSTOMER_KINDS, ERASED_CUSTOMER } from '@/features/customers/model/customer'
import { currentCustomerId } from '@/features/customers/server/public'
import type { Ctx } from '@/platform/ctx'
import { database, type Sql, type Tx } from '@/platform/db/transaction'
import { DEFAULT_VAT_RATE, type Totals } from '@/platform/money/tax'
import { isRecordId } from '@/platform/text/recordId'
import { dayOf, startOfDay } from '@/platform/time/day'
import type { ChecklistItem } from '../model/checklist'
import {
  type BasketDomain,
  DOMAIN_MODES,
  DOMAIN_STATES,
  initialDomainState,
  TAKEN_STATES,
} from '../model/domain'
import { LINE_KINDS, type OrderLine } from '../model/orderLines'
import { ORDER_STATUSES, type OrderMeaning, statusesThat } from '../model/orderStatus'
import { digitsFor, orderNumber, type PlaceOrderInput } from '../model/placeOrder'

const text = z.nullable(z.string())

export const storedRenewal = z.object({ amount: z.number(), months: z.number() })

export const storedLines: z.ZodMiniType<OrderLine[]> = z.array(
  z.object({
    ...{ kind: z.enum(LINE_KINDS), key: z.string(), label: z.string() },
    ...{ quantity: z.number(), unitPrice: z.number(), amount: z.number() },
    // A version without rates may still run beside this one while it is deployed.
    vatRate: z._default(z.number(), DEFAULT_VAT_RATE),
    renewal: storedRenewal,
  }),
)

export const storedChecklist: z.ZodMiniType<ChecklistItem[]> = z.pipe(
  z.nullable(z.array(z.object({ key: z.string(), label: z.string(), doneAt: text, doneBy: text }))),
  z.transform(items => items ?? []),
)

/** Who ordered before one of these was asked has no such field. */
const known = z.pipe(
  z.nullish(z.string()),
  z.transform(value => value ?? ''),
)

const isoMoment = z.pipe(
  z.string(),
  z.transform(stored => new Date(stored).toISOString()),
)
const moment = z.nullable(isoMoment)

export const storedBuyer = z.object({
  kind: z.catch(z.enum(CUSTOMER_KINDS.map(each => each.value)), 'private'),
  ...{ name: known, email: known, phone: known, company: known },
  ...{ address: known, zipcode: known, city: known, kvk: known, vatId: known },
})

const orderRow = z.object({
  ...{ id: z.string(), number: z.string(), customer: z.string(), orderKey: z.string(), createdAt: isoMoment },
  status: z.enum(ORDER_STATUSES.map(each => each.value)),
  billingCycle: z.enum(BILLING_CYCLES.map(each => each.value)),
  ...{ packageName: text, domainName: text, lines: storedLines, buyer: storedBuyer, incl: z.number() },
  domainMode: z.nullable(z.enum(DOMAIN_MODES.map(each => each.value))),
  domainState: z.nullable(z.enum(DOMAIN_STATES.map(each => each.value))),
  ...{ startedOn: text, invoicedUntil: text, domainRenewsOn: text, endsOn: text },
  ...{ activatedAt: moment, setUpBy: moment, setUpAt: moment, checklist: storedChecklist },
})

/** An order as it stands. Amounts in cents, days on the calendar of Amsterdam, moments as ISO strings. */
export type Order = z.infer<typeof orderRow>

/** Its customer also sees one whose status only a later version knows. */
const shownOrder = z.extend(orderRow, { status: z.string() })

export type ShownOrder = z.infer<typeof shownOrder>

/** Parts of a reader's own statement. Orders are called `o` in it. */
export const orderSql = {
  from: sql`hosting_orders o`,
  /** Whether the status means this. */
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
  return order ? orderRow.parse(order) : null
}

/** An order that nobody else changes until the commit, waiting for whoever holds it. Null when there is none. */
export async function lockOrder(ctx: Ctx, tx: Tx, id: string): Promise<Order | null> {
  if (!isRecordId(id)) return null
  const held = tx.sql
    .select()
    .from(ordersTable(ctx))
    .where(eq(ordersTable(ctx).id, id))
  const [order] = await held.for('no key update')
  return order ? orderRow.parse(order) : null
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

/** The order that whoever holds its key may see. */
export function findOrderByKey(ctx: Ctx, orderKey: string): Promise<Order | null> {
  const { drizzle } = database(ctx)
  return findOne(ctx, drizzle, isRecordId(orderKey) ? eq(ordersTable(ctx).orderKey, orderKey) : sql`false`)
}

async function findOne(ctx: Ctx, db: Sql, condition: SQL): Promise<Order | null> {
  const [found] = await db.select().from(ordersTable(ctx)).where(condition)
  return found ? orderRow.parse(found) : null
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
  return rows.map(row => shownOrder.parse(row))
}

type OrderChange = Partial<
  Omit<Order, 'id' | 'number' | 'customer' | 'orderKey' | 'createdAt' | 'billingCycle' | 'buyer' | 'incl'>
>

export async function updateOrder(ctx: Ctx, tx: Tx, id: string, change: OrderChange): Promise<void> {
  const updatedAt = ctx.now().toISOString()
  await tx.sql
    .update(ordersTable(ctx))
    .set({ ...change, updatedAt })
    .where(eq(ordersTable(ctx).id, id))
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

const insertedOrder = z.object({ id: z.string(), number: z.string(), orderKey: z.string() })

type InsertedOrder = z.infer<typeof insertedOrder>

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
    if (added) return insertedOrder.parse(added)
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

/** An order that stands, by what its visitor may know of it. `payment` is null as long as it has no invoice. */
export type PlacedOrder = { id: string; orderKey: string; payment: string | null }

const placedOrder = z.object({ id: z.string(), orderKey: z.string(), contentHash: text })

/** What stands under the key of a submission; null when nothing does yet. */
export async function findPlacedOrder(
  db: Pick<Sql, 'execute'>,
  input: PlaceOrderInput,
): Promise<PlacedOrder | { kind: 'keyReused' } | null> {
  const { rows } = await db.execute(sql`
    select o.id, o.order_key as "orderKey", o.content_hash as "contentHash"
    from ${orderSql.from} where o.submission_key = ${input.gate.submissionKey}`)
  if (!rows[0]) return null
  const { contentHash, ...placed } = placedOrder.parse(rows[0])
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
    select o.number from ${orderSql.from}
    where not ${orderSql.is('isClosed')} and o.lines @> ${JSON.stringify([{ kind, key }])}::jsonb
    order by o.created_at desc`)
  return rows.map(({ number }) => `bestelling ${number}`)
}

/**
 * Whether a customer of ours has a running order for the name: nobody else can say so before it is registered. Two who
 * pay at the same moment both get through; staff settle the second as lost, and its money goes back.
 */
export async function isDomainOrdered(ctx: Ctx, name: string): Promise<boolean> {
  const { rows } = await database(ctx).drizzle.execute(sql`
    select 1 from ${orderSql.from}
    where domain_name = ${name} and ${orderSql.is('holdsDomain')} and domain_state in ${TAKEN_STATES} limit 1`)
  return rows.length > 0
}

const mailedOrder = z.object({ customer: text, orderKey: z.string() })

type MailedOrder = z.infer<typeof mailedOrder>

/** Who placed an order that a mail is about, and its key; null when it is gone. */
export async function findMailedOrder(tx: Pick<Tx, 'sql'>, id: string): Promise<MailedOrder | null> {
  const { rows } = await tx.sql.execute(sql`
    select customer_id as customer, order_key as "orderKey" from ${orderSql.from} where id::text = ${id}`)
  return rows[0] ? mailedOrder.parse(rows[0]) : null
}

export async function orderIdsOf(tx: Pick<Tx, 'sql'>, customer: string): Promise<string[]> {
  const { rows } = await tx.sql.execute<{ id: string }>(
    sql`select id::text from ${orderSql.from} where customer_id = ${customer}`,
  )
  return rows.map(row => row.id)
}

/** Whether a customer has an order that is not closed. */
export async function hasUnclosedOrder(tx: Pick<Tx, 'sql'>, customer: string): Promise<boolean> {
  const { rows } = await tx.sql.execute(
    sql`select 1 from ${orderSql.from} where customer_id = ${customer} and not ${orderSql.is('isClosed')} limit 1`,
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

/** The version of the terms on which an order was placed, and when; null when it is gone. */
export async function findAcceptedTerms(ctx: Ctx, id: string): Promise<z.infer<typeof acceptedTerms> | null> {
  const { rows } = await database(ctx).drizzle.execute(sql`
    select o.terms_version as version, o.terms_accepted_at as at from ${orderSql.from} where o.id = ${id}`)
  return rows[0] ? acceptedTerms.parse(rows[0]) : null
}

const acceptedTerms = z.object({ version: text, at: moment })
