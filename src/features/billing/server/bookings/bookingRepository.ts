import { and, eq, isNull, type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import type { Ctx } from '@/platform/ctx'
import { database, isoTimestamp, type Sql, type Tx } from '@/platform/db/transaction'
import { isRecordId } from '@/platform/text/recordId'
import { BOOKING_SOURCES, type BookingEntry, type BookingSource } from '../../model/bookings'
import { invoiceSql } from '../invoiceRepository'
import { paymentSql } from '../payments/paymentRepository'

const text = z.nullable(z.string())
const source = z.enum(BOOKING_SOURCES.map(each => each.value))

const bookingRow = z.object({
  ...{ id: z.string(), invoice: text, payment: text, amount: z.number(), day: z.string(), source },
  ...{ reference: text, reason: text, bookedBy: text, reverses: text, isReversed: z.boolean() },
  ...{ setOffWith: text, setOffOn: text },
  ...{ asksDecision: z.boolean(), decidedAt: text, decision: text, createdAt: z.string() },
})

/**
 * Cents, below zero when it went back; `day` on the calendar of Amsterdam. `setOffWith` is the other half of what was set
 * off, and `setOffOn` the number of its invoice.
 */
export type Booking = z.infer<typeof bookingRow>

const COLUMNS = sql`
  b.id, b.invoice_id as invoice, b.payment_id as payment, b.amount::int, b.day, b.source::text, b.reference, b.reason,
  b.booked_by as "bookedBy", b.reverses_id as reverses,
  exists (select from bookings other where other.reverses_id = b.id) as "isReversed",
  half.id as "setOffWith", half.number as "setOffOn",
  coalesce(b.asks_decision, false) as "asksDecision", ${isoTimestamp('b.decided_at')} as "decidedAt", b.decision,
  ${isoTimestamp('b.created_at')} as "createdAt"`

const FROM = sql`bookings b
  left join lateral (
    select other.id, i.number from bookings other join ${invoiceSql.from} on i.id = other.invoice_id
    where other.id = b.set_off_with_id or other.set_off_with_id = b.id) half on true`

/** What came for an order that has no draft, or whose draft went. The version before this one names no order. */
const isAdvanceOf = (order: SQL) => sql`b.invoice_id is null and (
  b.order_id = ${order} or b.payment_id in (select p.id from ${paymentSql.from} where p.order_id = ${order}))`

/** Parts of a reader's own statement. Invoices are called `i` in it. */
export const bookingSql = {
  /** In cents with VAT. */
  advanceOf: (order: SQL) =>
    sql`(select coalesce(sum(b.amount), 0) from bookings b where ${isAdvanceOf(order)})`,
  /** Money that went back, and of which nobody decided yet what it means for the order. */
  asksDecision: sql`exists (
    select from bookings b where b.invoice_id = i.id and b.asks_decision and b.decided_at is null)`,
}

export type NewBooking = {
  id?: string
  invoice: string | null
  customer: string | null
  /** What the money was for, also once its draft is gone. */
  order?: string | null
  amount: number
  day: string
  source: BookingSource
  reference: string | null
  payment?: string | null
  reverses?: string
  setOffWith?: string
  reason?: string
  bookedBy: string
  submissionKey?: string
  asksDecision?: boolean
}

export async function insertBooking(ctx: Ctx, tx: Tx, booking: NewBooking): Promise<void> {
  const now = ctx.now().toISOString()
  await tx.sql
    .insert(database(ctx).tables.bookings)
    .values({ ...booking, id: booking.id ?? ctx.random(), createdAt: now, updatedAt: now })
}

export async function listBookings(db: Sql, invoice: string): Promise<Booking[]> {
  const { rows } = await db.execute(
    sql`select ${COLUMNS} from ${FROM} where b.invoice_id = ${invoice} order by b.created_at, b.amount < 0, b.id`,
  )
  return rows.map(row => bookingRow.parse(row))
}

/** In cents with VAT. */
export async function getAdvance(db: Pick<Sql, 'execute'>, order: string): Promise<number> {
  const { rows } = await db.execute(sql`select ${bookingSql.advanceOf(sql`${order}::uuid`)}::int as sum`)
  return z.number().parse(rows[0]?.sum)
}

const paidAheadRow = z.object({ order: z.string(), sum: z.number() })

/** What came for orders that did not start: also what stands on a draft. In cents with VAT; an order without any is left out. */
export async function listPaidAhead(
  db: Pick<Sql, 'execute'>,
  orders: string[],
): Promise<Map<string, number>> {
  if (orders.length === 0) return new Map()
  const { rows } = await db.execute(sql`
    select o.id::text as order, (${bookingSql.advanceOf(sql`o.id`)} + coalesce((
      select sum(i.booked) from ${invoiceSql.from} where i.order_id = o.id and i.number is null), 0))::int as sum
    from unnest(${sql.param(orders)}::uuid[]) o(id)`)
  const found = rows.map(row => paidAheadRow.parse(row)).filter(({ sum }) => sum > 0)
  return new Map(found.map(({ order, sum }) => [order, sum]))
}

/** From now on it stands on this draft. Answers the sum. */
export async function moveAdvances(tx: Tx, order: string, invoice: string): Promise<number> {
  const { rows } = await tx.sql.execute(sql`
    with moved as (
      update bookings b set invoice_id = ${invoice} where ${isAdvanceOf(sql`${order}::uuid`)} returning b.amount
    ) select coalesce(sum(amount), 0)::int as sum from moved`)
  return z.number().parse(rows[0]?.sum)
}

/** Whoever sends the same at the same moment waits here for the commit of the first. */
export async function isBookedBefore(tx: Tx, submissionKey: string): Promise<boolean> {
  await tx.sql.execute(sql`select pg_advisory_xact_lock(hashtextextended(${submissionKey}, 1))`)
  const { rows } = await tx.sql.execute(sql`select from bookings where submission_key = ${submissionKey}`)
  return rows.length > 0
}

export async function findBooking(db: Sql, id: string): Promise<Booking | null> {
  if (!isRecordId(id)) return null
  const { rows } = await db.execute(sql`select ${COLUMNS} from ${FROM} where b.id = ${id}`)
  return rows[0] ? bookingRow.parse(rows[0]) : null
}

const entry = z.object({ invoice: text, amount: z.number() })

/** What a payment lost in this way, by where it was booked; the place that came last is last. */
export async function listTaken(tx: Tx, payment: string, taken: BookingSource): Promise<BookingEntry[]> {
  const { rows } = await tx.sql.execute(sql`
    select b.invoice_id as invoice, sum(b.amount)::int as amount from bookings b
    where b.payment_id = ${payment} and b.source::text = ${taken}
    group by b.invoice_id order by max(b.created_at), b.invoice_id`)
  return rows.map(row => entry.parse(row))
}

/** Of all money that went back of an invoice. False when nothing of it asks for a decision any more. */
export async function saveDecision(ctx: Ctx, tx: Tx, invoice: string, decision: string): Promise<boolean> {
  const bookings = database(ctx).tables.bookings
  const now = ctx.now().toISOString()
  const decided = await tx.sql
    .update(bookings)
    .set({ decision, decidedAt: now, updatedAt: now })
    .where(and(eq(bookings.invoice, invoice), eq(bookings.asksDecision, true), isNull(bookings.decidedAt)))
    .returning({ id: bookings.id })
  return decided.length > 0
}
