import { eq, type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import { bookingSql, hasExcess, invoiceSql } from '@/features/billing/server/public'
import { hasEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import { database, isoTimestamp, oneOf, type Sql, type Tx } from '@/platform/db/transaction'
import { registryOf } from '@/platform/registry'
import { isRecordId } from '@/platform/text/recordId'
import {
  REFUND_WARNED,
  WITHDRAWAL_DOUBTS,
  WITHDRAWAL_OUTCOMES,
  type WithdrawalDoubt,
  type WithdrawalStatement,
  withdrawableUntil,
} from '../model/withdrawal'
import { findOrders, orderSql, selectOrderIds } from './orderRepository'
import type { Order } from './orderRow'

type NewWithdrawal = WithdrawalStatement & {
  submissionKey: string
  submittedAt: Date
  order: string | null
  quote: string | null
  doubt: WithdrawalDoubt | null
}

const table = (ctx: Pick<Ctx, 'payload'>) => database(ctx).tables.withdrawals

const [ACCEPTED, TO_REVIEW] = WITHDRAWAL_OUTCOMES

const kept = z.object({ id: z.string(), submittedAt: z.string() })

/** Whoever sends the same at the same moment waits here for the commit of the first: ask before anything is written. */
export async function findWithdrawal(tx: Tx, submissionKey: string): Promise<z.infer<typeof kept> | null> {
  await tx.sql.execute(sql`select pg_advisory_xact_lock(hashtextextended(${submissionKey}, 0))`)
  const { rows } = await tx.sql.execute(sql`
    select id, ${isoTimestamp('submitted_at')} as "submittedAt" from withdrawals
    where submission_key = ${submissionKey}`)
  return rows[0] ? kept.parse(rows[0]) : null
}

export async function insertWithdrawal(
  ctx: Ctx,
  tx: Tx,
  { doubt, submittedAt, ...withdrawal }: NewWithdrawal,
): Promise<string> {
  const id = ctx.random()
  const now = submittedAt.toISOString()
  await tx.sql.insert(table(ctx)).values({
    ...withdrawal,
    ...{ id, doubt, submittedAt: now, createdAt: now, updatedAt: now },
    outcome: (doubt ? TO_REVIEW : ACCEPTED).value,
  })
  return id
}

type Refund = { refund: number; refundDueOn: string }

export async function setRefund(ctx: Ctx, tx: Tx, id: string, refund: Refund): Promise<void> {
  await tx.sql
    .update(table(ctx))
    .set(refund)
    .where(eq(table(ctx).id, id))
}

/** To what was to go back already. */
export async function addRefund(
  tx: Pick<Tx, 'sql'>,
  id: string,
  { refund, refundDueOn }: Refund,
): Promise<void> {
  await tx.sql.execute(sql`
    update withdrawals set refund = coalesce(refund, 0) + ${refund}, refund_due_on = ${refundDueOn} where id = ${id}`)
}

const openWithdrawal = z.object({ id: z.string(), submittedAt: z.string(), order: z.nullable(z.string()) })

const TO_JUDGE = sql`(w.outcome = ${TO_REVIEW.value} and w.closed_at is null)`

/** An assignment whose customer withdrew: staff stop it. */
const TO_STOP = sql`(w.quote_id is not null and w.outcome = ${ACCEPTED.value} and w.closed_at is null)`

/** One that a person has to judge or to carry out; null for any other, and once it was done. */
export async function lockToJudge(tx: Tx, id: string): Promise<z.infer<typeof openWithdrawal> | null> {
  if (!isRecordId(id)) return null
  const { rows } = await tx.sql.execute(sql`
    select w.id, ${isoTimestamp('w.submitted_at')} as "submittedAt", w.order_id as "order"
    from withdrawals w where w.id = ${id} and (${TO_JUDGE} or ${TO_STOP}) for update`)
  return rows[0] ? openWithdrawal.parse(rows[0]) : null
}

export async function setJudged(
  ctx: Ctx,
  tx: Tx,
  id: string,
  { isAccepted }: { isAccepted: boolean },
): Promise<void> {
  const now = ctx.now().toISOString()
  await tx.sql
    .update(table(ctx))
    .set({ ...(isAccepted && { outcome: ACCEPTED.value }), closedAt: now, updatedAt: now })
    .where(eq(table(ctx).id, id))
}

/** Whether the customer of a quote withdrew from it. */
export const isWithdrawnQuote = (quote: SQL): SQL =>
  sql`exists (select from withdrawals w where w.quote_id = ${quote} and w.outcome = ${ACCEPTED.value})`

export async function isQuoteWithdrawn(db: Pick<Sql, 'execute'>, quote: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select where ${isWithdrawnQuote(sql`${quote}`)}`)
  return rows.length > 0
}

/** Of those that a person still has to end the work of. */
export const isQuoteToEnd = (quote: SQL): SQL =>
  sql`exists (select from withdrawals w where w.quote_id = ${quote} and ${TO_STOP})`

const quoteWithdrawal = z.object({
  ...{ id: z.string(), submittedAt: z.string(), isAccepted: z.boolean(), isDone: z.boolean() },
  doubt: z.nullable(z.enum(WITHDRAWAL_DOUBTS.map(each => each.value))),
})

export type QuoteWithdrawal = z.infer<typeof quoteWithdrawal>

/** What was sent in about a quote: the first one that ended it, or else the newest. */
export async function findQuoteWithdrawal(
  db: Pick<Sql, 'execute'>,
  quote: string,
): Promise<QuoteWithdrawal | null> {
  const { rows } = await db.execute(sql`
    select w.id, ${isoTimestamp('w.submitted_at')} as "submittedAt", w.outcome = ${ACCEPTED.value} as "isAccepted",
      w.closed_at is not null as "isDone", w.doubt::text
    from withdrawals w where w.quote_id = ${quote}
    order by w.outcome = ${ACCEPTED.value} desc, case when w.outcome = ${ACCEPTED.value} then w.submitted_at end,
      w.submitted_at desc limit 1`)
  return rows[0] ? quoteWithdrawal.parse(rows[0]) : null
}

const becomes = (what: (typeof WITHDRAWAL_DOUBTS)[number]['whenEnded']) =>
  oneOf(
    'w.doubt',
    WITHDRAWAL_DOUBTS.filter(each => each.whenEnded === what),
  )

/** Those of a quote whose work staff ended. Answers which. */
export async function settleQuoteWithdrawals(
  ctx: Ctx,
  tx: Pick<Tx, 'sql'>,
  quote: string,
): Promise<string[]> {
  const now = ctx.now().toISOString()
  const { rows } = await tx.sql.execute(sql`
    update withdrawals w set closed_at = ${now}, updated_at = ${now},
      outcome = case when w.doubt is null or ${becomes('accepted')} then ${ACCEPTED.value} else w.outcome end
    where w.quote_id = ${quote} and w.closed_at is null
      and (w.doubt is null or ${becomes('accepted')} or ${becomes('closed')})
    returning w.id`)
  return rows.map(row => z.object({ id: z.string() }).parse(row).id)
}

/**
 * Money is back once the credits are settled, and nothing stands as paid in advance, nor at the order: by the provider, or
 * booked by staff. Once the work was ended the credits of the order that it became count too, also those that staff made
 * before.
 */
const owesRefund = (ctx: Pick<Ctx, 'payload'>) => {
  const { invoicesOf, orderKeyOf } = registryOf(ctx).withdrawableQuotes
  return sql`(w.refund_due_on is not null and (${TO_STOP} or ${bookingSql.advanceOf(sql`w.order_id`)} > 0 or exists (
    select from ${invoiceSql.from} where ${invoiceSql.isCredit} and ${invoiceSql.unpaid} and (i.order_id = w.order_id
      or i.credits_id in (${invoicesOf(sql`w.quote_id`)})
      or (w.closed_at is not null and i.order_id in (
        select o.id from ${orderSql.from} where o.submission_key = ${orderKeyOf(sql`w.quote_id`)}))))
    or ${hasExcess(invoicesOf(sql`w.quote_id`))}))`
}

/** Of the order or the quote that was withdrawn from. */
const numberOf = (ctx: Pick<Ctx, 'payload'>) =>
  sql`coalesce(o.number, ${registryOf(ctx).withdrawableQuotes.numberOf(sql`w.quote_id`)})`

const task = z.object({
  ...{ id: z.string(), contract: z.string(), order: z.nullable(z.string()), number: z.nullable(z.string()) },
  ...{ quote: z.nullable(z.string()), isToStop: z.boolean() },
  ...{ submittedAt: z.string(), refund: z.nullable(z.coerce.number()), refundDueOn: z.nullable(z.string()) },
})

export type WithdrawalTask = z.infer<typeof task>

/** What a person still has to do, first what is due first: pay back, judge, or stop the work and pay back what was paid. */
export async function listWithdrawalTasks(ctx: Pick<Ctx, 'payload'>): Promise<WithdrawalTask[]> {
  const { rows } = await database(ctx).drizzle.execute(sql`
    select w.id, w.contract, w.order_id as "order", ${numberOf(ctx)} as number, ${isoTimestamp('w.submitted_at')} as "submittedAt", w.refund,
      w.refund_due_on as "refundDueOn", w.quote_id as quote, ${TO_STOP} as "isToStop"
    from withdrawals w left join ${orderSql.from} on o.id = w.order_id
    where ${owesRefund(ctx)} or ${TO_JUDGE} or ${TO_STOP}
    order by w.refund_due_on nulls last, w.submitted_at`)
  return rows.map(row => task.parse(row))
}

export type UninformedOrder = Pick<Order, 'id' | 'number' | 'buyer' | 'createdAt'> & { until: string }

/** Running contracts of consumers who were not told of their right: they have it for a year longer, until a day. */
export async function listUninformedOrders(ctx: Pick<Ctx, 'payload' | 'now'>): Promise<UninformedOrder[]> {
  const ids = await selectOrderIds(
    database(ctx).drizzle,
    sql`not ${orderSql.is('isClosed')} and o.withdrawal_informed_at is null and o.withdrawn_at is null`,
  )
  const orders = await findOrders(ctx, ids)
  return orders.flatMap(({ id, number, buyer, createdAt, ...order }) => {
    const until = withdrawableUntil({ buyer, createdAt, ...order }, ctx.now())
    return until ? [{ id, number, buyer, createdAt, until }] : []
  })
}

const unwarned = z.object({
  ...{ id: z.string(), number: z.string(), refund: z.coerce.number(), dueOn: z.string() },
  ...{ quote: z.nullable(z.string()), isToStop: z.boolean() },
})

export type DueRefund = z.infer<typeof unwarned>

/** Whoever warns of one locks it first: the second of two then finds the warning of the first. */
export async function lockWithdrawal(tx: Pick<Tx, 'sql'>, id: string): Promise<void> {
  await tx.sql.execute(sql`select from withdrawals w where w.id = ${id} for update`)
}

/** Refunds due until a day that staff were not mailed about. */
export async function findUnwarnedRefunds(
  ctx: Pick<Ctx, 'payload'>,
  db: Pick<Sql, 'execute'>,
  { until, id }: { until: string; id?: string },
): Promise<DueRefund[]> {
  const { rows } = await db.execute(sql`
    select w.id, ${numberOf(ctx)} as number, w.refund, w.refund_due_on as "dueOn", w.quote_id as quote,
      ${TO_STOP} as "isToStop"
    from withdrawals w left join ${orderSql.from} on o.id = w.order_id
    where ${owesRefund(ctx)} and w.refund_due_on <= ${until} and not ${hasEvent(sql`w.id`, REFUND_WARNED)}
      and (${id ?? null}::uuid is null or w.id = ${id ?? null})
    order by w.refund_due_on`)
  return rows.map(row => unwarned.parse(row))
}

type Person = { id: string; email: string }

const isTheirs = ({ id, email }: Person) => sql`(lower(w.email) = lower(${email})
  or w.order_id in (select o.id from ${orderSql.from} where o.customer_id = ${id}))`

export async function withdrawalIdsOf(tx: Pick<Tx, 'sql'>, person: Person): Promise<string[]> {
  const { rows } = await tx.sql.execute(sql`select w.id from withdrawals w where ${isTheirs(person)}`)
  return rows.map(row => z.object({ id: z.string() }).parse(row).id)
}

/** Takes away who withdrew; what became of it stays. */
export async function eraseWithdrawals(tx: Pick<Tx, 'sql'>, person: Person): Promise<void> {
  await tx.sql.execute(sql`
    update withdrawals w set name = '', email = '', contract = '', reason = null where ${isTheirs(person)}`)
}
