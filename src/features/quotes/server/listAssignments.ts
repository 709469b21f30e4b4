import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import { customerSql } from '@/features/customers/server/public'
import { isQuoteToEnd, isWithdrawnQuote } from '@/features/orders/server/public'
import { requireOperator } from '@/platform/access/authority'
import { decodeCursor, encodeCursor, pageOf } from '@/platform/console/officeEndpoints'
import type { Ctx } from '@/platform/ctx'
import { database, isoTimestamp, oneOf } from '@/platform/db/transaction'
import { registryOf } from '@/platform/registry'
import { escapeLike } from '@/platform/text/search'
import { dayOf } from '@/platform/time/day'
import { ASSIGNMENT_STATUSES, ASSIGNMENT_TABS, type AssignmentTab } from '../model/assignment'
import type {
  AssignmentRow,
  AssignmentStats,
  AssignmentsPage,
  AssignmentsQuery,
} from '../model/assignmentConsole'
import { assignmentSql } from './assignmentRepository'
import { quoteMatches } from './listQuotes'
import { quoteSql } from './quoteRepository'

const PAGE_SIZE = 25

const is = (test: (status: (typeof ASSIGNMENT_STATUSES)[number]) => boolean) =>
  oneOf('a.status', ASSIGNMENT_STATUSES.filter(test))

const inTab = (tab: AssignmentTab) => (tab === 'all' ? sql`true` : is(each => each.tab === tab))

const day = z.nullable(z.string())

const assignmentRow: z.ZodMiniType<AssignmentRow & { sorted: string }> = z.object({
  ...{ id: z.string(), title: z.string(), customer: z.string(), owner: z.string(), sorted: z.string() },
  status: z.enum(ASSIGNMENT_STATUSES.map(each => each.value)),
  ...{ startsOn: day, plannedFrom: day, plannedUntil: day },
  ...{ tasks: z.number(), tasksDone: z.number(), unbilled: z.coerce.number<number>() },
  ...{ isWithdrawn: z.boolean(), hasWithdrawnExtra: z.boolean() },
})

const cursor = z.tuple([z.string(), z.uuid()])

const UNBILLED = sql`coalesce((select sum(t.excl) from ${assignmentSql.instalments}
  where t.assignment_id = a.id and t.invoice_id is null and ${is(each => each.isBilled)}
    and not ${isWithdrawnQuote(sql`t.quote_id`)}), 0)`

const WITHDRAWN_EXTRA = sql`exists (select from ${quoteSql.from}
  where q.assignment_id = a.id and q.id <> a.quote_id and ${isQuoteToEnd(sql`q.id`)})`

/** The newest first. */
export async function listAssignments(ctx: Ctx, query: AssignmentsQuery): Promise<AssignmentsPage> {
  requireOperator(ctx)
  const found = await countFound(ctx, query.search)
  const after = cursor.safeParse(decodeCursor(query.after))
  const rest = after.success
    ? sql`and (a.created_at, a.id) < (${after.data[0]}::timestamptz, ${after.data[1]}::uuid)`
    : sql``
  const { rows } = await database(ctx).drizzle.execute(sql`
    select a.id::text, a.title, a.status::text, c.email as customer, a.starts_on as "startsOn",
      a.planned_from as "plannedFrom", a.planned_until as "plannedUntil",
      coalesce(${registryOf(ctx).staffSummary(sql`a.owner_id`)} ->> 'name', '') as owner,
      jsonb_array_length(coalesce(a.checklist, '[]')) as tasks,
      (select count(*) from jsonb_array_elements(coalesce(a.checklist, '[]')) task
        where task ->> 'doneAt' is not null)::int as "tasksDone",
      ${UNBILLED} as unbilled, ${isWithdrawnQuote(sql`a.quote_id`)} as "isWithdrawn",
      ${WITHDRAWN_EXTRA} as "hasWithdrawnExtra", ${isoTimestamp('a.created_at')} as sorted
    from ${assignmentSql.from} join ${customerSql.from} on c.id = a.customer_id
    where ${inTab(query.tab)} and ${matches(query.search)} ${rest}
    order by a.created_at desc, a.id desc limit ${PAGE_SIZE + 1}`)
  const page = pageOf(
    rows.map(row => assignmentRow.parse(row)),
    PAGE_SIZE,
    last => encodeCursor([last.sorted, last.id]),
  )
  return { rows: page.rows.map(({ sorted: _, ...row }) => row), next: page.next, found }
}

/** Also by extra work, and for whom that is. */
function matches(search: string): SQL {
  if (!search) return sql`true`
  const pattern = `%${escapeLike(search)}%`
  const quotes = sql`select from ${quoteSql.from} where q.assignment_id = a.id and ${quoteMatches(search)}`
  return sql`(a.title ilike ${pattern} or c.email ilike ${pattern} or exists (${quotes}))`
}

const foundRow = z.record(z.enum(ASSIGNMENT_TABS.map(each => each.value)), z.number())

async function countFound(ctx: Ctx, search: string): Promise<Record<AssignmentTab, number>> {
  const counts = ASSIGNMENT_TABS.map(
    ({ value }) => sql`count(*) filter (where ${inTab(value)})::int as ${sql.identifier(value)}`,
  )
  const { rows } = await database(ctx).drizzle.execute(sql`
    select ${sql.join(counts, sql`, `)} from ${assignmentSql.from} join ${customerSql.from} on c.id = a.customer_id
    where ${matches(search)}`)
  return foundRow.parse(rows[0])
}

const statsRow = z.object({
  ...{ underway: z.number(), unplanned: z.number(), late: z.number(), unbilled: z.coerce.number() },
})

/** `late`: its last planned day is over, and it is not delivered. */
export async function getAssignmentStats(ctx: Ctx): Promise<AssignmentStats> {
  requireOperator(ctx)
  const isOpen = is(each => each.isOpen)
  const { rows } = await database(ctx).drizzle.execute(sql`
    select count(*) filter (where ${inTab('underway')})::int as underway,
      count(*) filter (where ${isOpen} and a.planned_from is null)::int as unplanned,
      count(*) filter (where ${isOpen} and a.planned_until < ${dayOf(ctx.now())})::int as late,
      coalesce(sum(${UNBILLED}), 0) as unbilled
    from ${assignmentSql.from} where ${is(each => each.isBilled)}`)
  return statsRow.parse(rows[0])
}
