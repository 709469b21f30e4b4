import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import { invoiceSql } from '@/features/billing/server/public'
import { customerSql } from '@/features/customers/server/public'
import type { ChecklistItem } from '@/features/orders/model/checklist'
import { isWithdrawnQuote } from '@/features/orders/server/public'
import type { Ctx } from '@/platform/ctx'
import { isoTimestamp, oneOf, type Sql, type Tx } from '@/platform/db/transaction'
import { measureQueue, type Queue } from '@/platform/health/queues'
import type { Totals } from '@/platform/money/tax'
import { dayOf } from '@/platform/time/day'
import {
  ASSIGNMENT_STATUSES,
  type AssignmentPlan,
  type AssignmentStatus,
  INITIAL_ASSIGNMENT_STATUS,
} from '../model/assignment'
import { INSTALMENT_MOMENTS, type Instalment, type InstalmentMoment } from '../model/schedule'
import { quoteSql, setAssignment } from './quoteRepository'

type Db = Pick<Sql, 'execute'>

/** As the feature's statements know these tables. */
export const assignmentSql = { from: sql`assignments a`, instalments: sql`instalments t` }

type NewAssignment = {
  title: string
  quote: string
  customer: string
  startsOn: string | null
  owner: string | null
  checklist: readonly ChecklistItem[]
}

/** The quote becomes its first. */
export async function insertAssignment(
  ctx: Ctx,
  tx: Pick<Tx, 'sql'>,
  { title, quote, customer, startsOn, owner, checklist }: NewAssignment,
): Promise<string> {
  const now = ctx.now().toISOString()
  const { rows } = await tx.sql.execute(sql`
    insert into assignments (title, status, quote_id, customer_id, owner_id, starts_on, checklist, created_at, updated_at)
    values (${title}, ${INITIAL_ASSIGNMENT_STATUS}, ${quote}, ${customer}, ${owner}, ${startsOn},
      ${JSON.stringify(checklist)}::jsonb, ${now}, ${now})
    returning id::text`)
  const id = z.string().parse(rows[0]?.id)
  await setAssignment(tx, quote, id)
  return id
}

type NewInstalment = Instalment & { assignment: string; quote: string; label: string; amounts: Totals }

/** Behind those that the assignment has. Lock the assignment first. */
export async function insertInstalment(
  ctx: Ctx,
  tx: Pick<Tx, 'sql'>,
  instalment: NewInstalment,
): Promise<void> {
  const { assignment, quote, label, percent, moment, day, amounts } = instalment
  const now = ctx.now().toISOString()
  await tx.sql.execute(sql`
    insert into instalments (assignment_id, quote_id, sequence, label, percent, moment, day, excl, incl, amounts, created_at,
      updated_at)
    select ${assignment}, ${quote}, coalesce(max(t.sequence), 0) + 1, ${label}, ${percent}, ${moment}, ${day},
      ${amounts.excl}, ${amounts.incl}, ${JSON.stringify(amounts)}::jsonb, ${now}, ${now}
    from instalments t where t.assignment_id = ${assignment}`)
}

const storedTotals = z.custom<Totals>(value => typeof value === 'object' && value !== null)

const storedTasks = z.array(
  z.object({
    ...{ key: z.string(), label: z.string() },
    ...{ doneAt: z.nullable(z.string()), doneBy: z.nullable(z.string()) },
  }),
)

const assignmentRow = z.object({
  ...{ id: z.string(), title: z.string(), quote: z.string(), customer: z.string(), email: z.string() },
  status: z.enum(ASSIGNMENT_STATUSES.map(each => each.value)),
  ...{ startsOn: z.nullable(z.string()), deliveredAt: z.nullable(z.string()) },
  ...{ owner: z.nullable(z.string()), plannedFrom: z.nullable(z.string()) },
  ...{ plannedUntil: z.nullable(z.string()), checklist: storedTasks },
})

/** `quote` is the one that it began with. */
export type Assignment = z.infer<typeof assignmentRow>

export function findAssignment(db: Db, id: string): Promise<Assignment | null> {
  return selectAssignment(db, sql`a.id = ${id}`)
}

/** The one that a quote is part of, or would become a part of. */
export function findAssignmentOf(db: Db, quote: string): Promise<Assignment | null> {
  return selectAssignment(
    db,
    sql`a.id = (select q.assignment_id from ${quoteSql.from} where q.id = ${quote})`,
  )
}

/**
 * Locks the row until the transaction ends, and its customer before it: erasing a customer takes the same order. Lock it after a
 * quote, and before an order or an invoice.
 */
export async function lockAssignment(tx: Pick<Tx, 'sql'>, id: string): Promise<Assignment | null> {
  await tx.sql.execute(sql`
    select from ${customerSql.from} where c.id = (select a.customer_id from assignments a where a.id = ${id})
    for key share of c`)
  return selectAssignment(tx.sql, sql`a.id = ${id} for update of a`)
}

async function selectAssignment(db: Db, where: SQL): Promise<Assignment | null> {
  const { rows } = await db.execute(sql`
    select a.id::text, a.title, a.quote_id::text as quote, a.status::text, a.customer_id::text as customer, c.email,
      a.starts_on as "startsOn", ${isoTimestamp('a.delivered_at')} as "deliveredAt", a.owner_id::text as owner,
      a.planned_from as "plannedFrom", a.planned_until as "plannedUntil", coalesce(a.checklist, '[]') as checklist
    from assignments a join ${customerSql.from} on c.id = a.customer_id where ${where}`)
  return rows[0] ? assignmentRow.parse(rows[0]) : null
}

type StatusChange = { status: AssignmentStatus; delivered?: boolean }

export async function updateAssignmentStatus(
  ctx: Ctx,
  tx: Pick<Tx, 'sql'>,
  id: string,
  { status, delivered = false }: StatusChange,
): Promise<void> {
  const now = ctx.now().toISOString()
  const deliveredAt = delivered ? now : null
  await tx.sql.execute(sql`
    update assignments set status = ${status}, delivered_at = coalesce(${deliveredAt}::timestamptz, delivered_at),
      updated_at = ${now}
    where id = ${id}`)
}

type AssignmentChange = Partial<AssignmentPlan & Pick<Assignment, 'checklist' | 'startsOn'>>

export async function updateAssignment(
  ctx: Ctx,
  tx: Pick<Tx, 'sql'>,
  before: Assignment,
  change: AssignmentChange,
): Promise<void> {
  const { owner, plannedFrom, plannedUntil, startsOn, checklist } = { ...before, ...change }
  await tx.sql.execute(sql`
    update assignments set owner_id = ${owner}, planned_from = ${plannedFrom}, planned_until = ${plannedUntil},
      starts_on = ${startsOn}, checklist = ${JSON.stringify(checklist)}::jsonb, updated_at = ${ctx.now().toISOString()}
    where id = ${before.id}`)
}

const instalmentRow = z.object({
  ...{ id: z.string(), quote: z.string(), sequence: z.coerce.number(), label: z.string() },
  percent: z.coerce.number(),
  moment: z.enum(INSTALMENT_MOMENTS.map(each => each.value)),
  ...{ day: z.nullable(z.string()), invoice: z.nullable(z.string()), number: z.nullable(z.string()) },
  ...{ toCredit: z.coerce.number(), isWithdrawn: z.boolean() },
  amounts: storedTotals,
})

export type StoredInstalment = z.infer<typeof instalmentRow>

/** `number` is that of its invoice; `toCredit` what of that one can still be credited, in cents with VAT. */
export async function listInstalments(db: Db, assignment: string): Promise<StoredInstalment[]> {
  const { rows } = await db.execute(sql`
    select t.id::text, t.quote_id::text as quote, t.sequence, t.label, t.percent, t.moment::text, t.day, t.amounts,
      t.invoice_id::text as invoice, i.number, ${isWithdrawnQuote(sql`t.quote_id`)} as "isWithdrawn",
      coalesce(case when ${invoiceSql.isCreditable} then i.incl + coalesce((
        select sum(c.incl) from ${invoiceSql.credits} where c.credits_id = i.id), 0) end, 0) as "toCredit"
    from instalments t left join ${invoiceSql.from} on i.id = t.invoice_id
    where t.assignment_id = ${assignment} order by t.sequence`)
  return rows.map(row => instalmentRow.parse(row))
}

/** A select of the ids of what a quote was invoiced for. */
export const invoicesOfQuote = (quote: SQL): SQL =>
  sql`select t.invoice_id from instalments t where t.quote_id = ${quote}`

export async function findQuoteOfInvoice(db: Db, invoice: string): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select t.quote_id::text as id from instalments t where t.invoice_id = ${invoice}`,
  )
  return rows[0]?.id ?? null
}

/** Whether the customer of an invoice withdrew from the quote that it is for. */
export const isOfWithdrawnQuote = (invoice: SQL): SQL =>
  sql`exists (select from instalments t where t.invoice_id = ${invoice} and ${isWithdrawnQuote(sql`t.quote_id`)})`

export async function setInvoice(ctx: Ctx, tx: Pick<Tx, 'sql'>, id: string, invoice: string): Promise<void> {
  await tx.sql.execute(sql`
    update instalments set invoice_id = ${invoice}, updated_at = ${ctx.now().toISOString()} where id = ${id}`)
}

const isOpen = oneOf(
  'a.status',
  ASSIGNMENT_STATUSES.filter(each => each.isOpen),
)

/** Work that a customer waits for. */
export async function hasOpenAssignment(db: Db, customer: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from assignments a where a.customer_id = ${customer} and ${isOpen} limit 1`)
  return rows.length > 0
}

export async function listAssignmentIds(db: Db, customer: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select a.id::text from assignments a where a.customer_id = ${customer}`)
  return rows.map(row => row.id)
}

/** The number of its quote stays as the title. */
export async function redactAssignments(ctx: Ctx, tx: Pick<Tx, 'sql'>, customer: string): Promise<void> {
  await tx.sql.execute(sql`
    update assignments a set title = q.number, checklist = '[]', updated_at = ${ctx.now().toISOString()}
    from ${quoteSql.from} where q.id = a.quote_id and a.customer_id = ${customer}`)
}

const isBilled = oneOf(
  'a.status',
  ASSIGNMENT_STATUSES.filter(each => each.isBilled),
)

const BY_DAY: InstalmentMoment = 'day'

const dueInstalments = (today: string) => sql`instalments t join assignments a on a.id = t.assignment_id
    where t.moment = ${BY_DAY} and t.day <= ${today} and t.invoice_id is null and t.incl > 0
      and ${isBilled} and not ${isWithdrawnQuote(sql`t.quote_id`)}`

/** The job that invoices them runs every hour. */
export const instalmentQueue: Queue = {
  ...{ key: 'instalments', label: 'Termijnen die gefactureerd worden', href: '/admin/assignments' },
  lateAfter: 3 * 3_600_000,
  measure: (ctx, lateBefore) =>
    measureQueue(
      ctx,
      dueInstalments(dayOf(ctx.now())),
      sql`t.day::date::timestamp at time zone 'Europe/Amsterdam'`,
      lateBefore,
    ),
}

/** Assignments with an instalment whose day came. */
export async function findDueInstalments(db: Db, today: string, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select distinct a.id::text from ${dueInstalments(today)} limit ${limit}`,
  )
  return rows.map(row => row.id)
}

const invoiceRow = z.object({
  ...{ id: z.string(), number: z.string(), incl: z.coerce.number(), isPaid: z.boolean() },
  ...{ isCredited: z.boolean(), dueDate: z.string() },
})

type AssignmentInvoice = z.infer<typeof invoiceRow>

/** Those of a quote that are final, in the order of its instalments. */
export async function listInvoicesOf(db: Db, quote: string): Promise<AssignmentInvoice[]> {
  const { rows } = await db.execute(sql`
    select i.id::text, i.number, i.incl, i.paid_on is not null as "isPaid", not ${invoiceSql.inForce} as "isCredited",
      i.due_date as "dueDate"
    from instalments t join ${invoiceSql.from} on i.id = t.invoice_id
    where t.quote_id = ${quote} and i.number is not null order by t.sequence`)
  return rows.map(row => invoiceRow.parse(row))
}
