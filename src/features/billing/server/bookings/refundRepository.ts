import { and, eq, inArray, sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import type { Ctx } from '@/platform/ctx'
import { database, isoTimestamp, oneOf, type Sql, type Tx } from '@/platform/db/transaction'
import { measureQueue, type Queue } from '@/platform/health/queues'
import { REFUND_STATES, type RefundState } from '../../model/refund'

const text = z.nullable(z.string())

const refundRow = z.object({
  ...{ id: z.string(), invoice: text, payment: text, amount: z.number() },
  state: z.enum(REFUND_STATES.map(each => each.value)),
  ...{ providerId: text, reason: z.string(), requestedBy: z.string(), problem: text, createdAt: z.string() },
})

/** What staff asked a provider to send back. Cents above zero. */
export type Refund = z.infer<typeof refundRow>

const COLUMNS = sql`
  r.id, r.invoice_id as invoice, r.payment_id as payment, r.amount::int, r.state::text, r.provider_id as "providerId",
  coalesce(r.reason, '') as reason, coalesce(r.requested_by, '') as "requestedBy", r.problem,
  ${isoTimestamp('r.created_at')} as "createdAt"`

const UNDER_WAY = oneOf(
  'r.state',
  REFUND_STATES.filter(each => each.isUnderWay),
)
const MADE = oneOf(
  'r.state',
  REFUND_STATES.filter(each => each.isUnderWay && !each.isUnheard),
)
const UNHEARD = REFUND_STATES.filter(each => each.isUnheard).map(({ value }) => value)
const IS_UNHEARD = oneOf(
  'state',
  REFUND_STATES.filter(each => each.isUnheard),
)

type NewRefund = Pick<Refund, 'invoice' | 'payment' | 'amount' | 'reason' | 'requestedBy'> & {
  submissionKey: string
}

export async function insertRefund(ctx: Ctx, tx: Tx, refund: NewRefund): Promise<string> {
  const id = ctx.random()
  const now = ctx.now().toISOString()
  const asked: RefundState = 'asked'
  const row = { ...refund, id, state: asked, createdAt: now, updatedAt: now }
  await tx.sql.insert(database(ctx).tables.refunds).values(row)
  return id
}

/** Whoever presses at the same moment waits here for the commit of the first. */
export async function findAskedRefund(tx: Tx, submissionKey: string): Promise<Refund | null> {
  await tx.sql.execute(sql`select pg_advisory_xact_lock(hashtextextended(${submissionKey}, 2))`)
  const { rows } = await tx.sql.execute(
    sql`select ${COLUMNS} from refunds r where r.submission_key = ${submissionKey}`,
  )
  return rows[0] ? refundRow.parse(rows[0]) : null
}

export async function findRefund(db: Sql, id: string): Promise<Refund | null> {
  const { rows } = await db.execute(sql`select ${COLUMNS} from refunds r where r.id = ${id}`)
  return rows[0] ? refundRow.parse(rows[0]) : null
}

/** Those of one payment that are not among what the provider says went back, the oldest first. */
export async function listRefundsUnderWay(db: Pick<Sql, 'execute'>, payment: string): Promise<Refund[]> {
  const { rows } = await db.execute(sql`
    select ${COLUMNS} from refunds r where r.payment_id = ${payment} and ${UNDER_WAY} order by r.created_at, r.id`)
  return rows.map(row => refundRow.parse(row))
}

export async function listRefunds(db: Sql, payments: readonly string[]): Promise<Refund[]> {
  if (payments.length === 0) return []
  const ids = sql.join(
    payments.map(id => sql`${id}::uuid`),
    sql`, `,
  )
  const { rows } = await db.execute(sql`
    select ${COLUMNS} from refunds r where r.payment_id in (${ids}) order by r.created_at desc, r.id`)
  return rows.map(row => refundRow.parse(row))
}

/** Asked for since before a moment, and nobody knows whether the provider has them. */
export async function listUnheardRefunds(ctx: Ctx, before: Date, limit: number): Promise<string[]> {
  const { rows } = await database(ctx).drizzle.execute(sql`
    select r.id from refunds r where ${IS_UNHEARD} and r.created_at < ${before.toISOString()} order by random() limit ${limit}`)
  return rows.map(row => z.string().parse(row.id))
}

export const refundQueue: Queue = {
  ...{ key: 'refunds', label: 'Terugbetalingen die bij de betaaldienst liggen', href: '/admin/hosting' },
  lateAfter: 60 * 60_000,
  measure: (ctx, lateBefore) =>
    measureQueue(ctx, sql`refunds where ${IS_UNHEARD}`, sql`created_at`, lateBefore),
}

/** Payments of which the provider made a refund in these minutes that is not booked. */
export async function listUnbookedPayments(
  ctx: Ctx,
  { from, until }: { from: Date; until: Date },
  limit: number,
): Promise<string[]> {
  const { rows } = await database(ctx).drizzle.execute(sql`
    select distinct r.payment_id as id from refunds r
    where ${MADE} and r.created_at between ${from.toISOString()} and ${until.toISOString()} limit ${limit}`)
  return rows.map(row => z.string().parse(row.id))
}

type RefundChange = { state: RefundState; providerId?: string; problem?: string }

/** Changes one that the provider has not been heard about; any other stays as it is. */
export async function answerRefund(ctx: Ctx, db: Sql, id: string, change: RefundChange): Promise<void> {
  const refunds = database(ctx).tables.refunds
  await db
    .update(refunds)
    .set({ ...change, updatedAt: ctx.now().toISOString() })
    .where(and(eq(refunds.id, id), inArray(refunds.state, UNHEARD)))
}

export async function markRefundBooked(ctx: Ctx, tx: Tx, id: string): Promise<void> {
  const refunds = database(ctx).tables.refunds
  const state: RefundState = 'booked'
  await tx.sql.update(refunds).set({ state, updatedAt: ctx.now().toISOString() }).where(eq(refunds.id, id))
}
