import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import { isWithdrawnQuote } from '@/features/orders/server/public'
import { requireOperator } from '@/platform/access/authority'
import { decodeCursor, encodeCursor, pageOf } from '@/platform/console/officeEndpoints'
import type { Ctx } from '@/platform/ctx'
import { database, isoTimestamp, oneOf } from '@/platform/db/transaction'
import { registryOf } from '@/platform/registry'
import { escapeLike, MIN_PHONE_DIGITS, typedDigits } from '@/platform/text/search'
import { dayOf, startOfDay } from '@/platform/time/day'
import { ASSIGNMENT_STATUSES } from '../model/assignment'
import type { QuoteRow, QuoteStats, QuotesPage, QuotesQuery } from '../model/console'
import { QUOTE_STATUSES, type QuoteTab, quoteStanding, quoteStatus } from '../model/quoteStatus'
import { quoteTodo, type TodoDays, todoDays } from '../model/quoteTodo'
import { assignmentSql } from './assignmentRepository'
import { getRecentOpeningDays } from './quoteJobs'
import { openingSql } from './quoteOpenings'
import { quoteSql } from './quoteRepository'

const PAGE_SIZE = 25

const is = (test: (status: (typeof QUOTE_STATUSES)[number]) => boolean) =>
  oneOf('q.status', QUOTE_STATUSES.filter(test))

const AWAITS_ANSWER = is(each => each.awaitsAnswer)

/** Past its last day, whether or not the hourly job closed it yet: as `quoteStanding` has it. */
const isOver = (ctx: Ctx) => sql`(${AWAITS_ANSWER} and coalesce(q.valid_until < ${dayOf(ctx.now())}, false))`

function inTab(ctx: Ctx, tab: QuoteTab): SQL {
  if (tab === 'all') return sql`true`
  const stored = is(each => each.tab === tab)
  if (tab === quoteStatus('expired').tab) return sql`(${stored} or ${isOver(ctx)})`
  return sql`(${stored} and not ${isOver(ctx)})`
}

const quoteRow = z.object({
  ...{ id: z.string(), number: z.string(), name: z.string(), company: z.string(), owner: z.string() },
  ...{ email: z.string(), phone: z.string() },
  status: z.enum(QUOTE_STATUSES.map(each => each.value)),
  ...{
    once: z.coerce.number<number>(),
    monthly: z.coerce.number<number>(),
    yearly: z.coerce.number<number>(),
  },
  ...{ sentAt: z.nullable(z.string()), validUntil: z.nullable(z.string()), openedAt: z.nullable(z.string()) },
  ...{ askedAt: z.nullable(z.string()), updatedAt: z.string(), createdAt: z.string() },
  isWithdrawn: z.boolean(),
  work: z.nullable(
    z.object({
      status: z.enum(ASSIGNMENT_STATUSES.map(each => each.value)),
      plannedFrom: z.nullable(z.string()),
    }),
  ),
})

const cursor = z.tuple([z.string(), z.uuid()])

/** The newest first. */
export async function listQuotes(ctx: Ctx, query: QuotesQuery): Promise<QuotesPage> {
  requireOperator(ctx)
  const found = await countFound(ctx, query.search)
  return { ...(await readQuotes(ctx, query, PAGE_SIZE)), found }
}

/** A page of any size, without the counts. */
export async function readQuotes(
  ctx: Ctx,
  query: QuotesQuery,
  size: number,
): Promise<Pick<QuotesPage, 'rows' | 'next'>> {
  requireOperator(ctx)
  const after = cursor.safeParse(decodeCursor(query.after))
  const rest = after.success
    ? sql`and (q.created_at, q.id) < (${after.data[0]}::timestamptz, ${after.data[1]}::uuid)`
    : sql``
  const { rows } = await database(ctx).drizzle.execute(sql`
    select q.id::text, q.number, q.status::text, coalesce(q.name, '') as name, coalesce(q.company, '') as company,
      coalesce(q.email, '') as email, coalesce(q.phone, '') as phone,
      coalesce(q.once, 0) as once, coalesce(q.monthly, 0) as monthly, coalesce(q.yearly, 0) as yearly,
      ${isoTimestamp('q.sent_at')} as "sentAt", q.valid_until as "validUntil", ${isoTimestamp('q.updated_at')} as "updatedAt",
      ${isoTimestamp('q.asked_at')} as "askedAt", (
        select json_build_object('status', a.status, 'plannedFrom', a.planned_from) from ${assignmentSql.from}
        where a.id = q.assignment_id
      ) as work,
      (select ${isoTimestamp('max(o.opened_at)')} from ${openingSql.from}
        where o.quote_id = q.id and o.edition = q.edition) as "openedAt",
      coalesce(${registryOf(ctx).staffSummary(sql`q.owner_id`)} ->> 'name', '') as owner,
      ${isWithdrawnQuote(sql`q.id`)} as "isWithdrawn", ${isoTimestamp('q.created_at')} as "createdAt"
    from ${quoteSql.from} where ${inTab(ctx, query.tab)} and ${quoteMatches(query.search)} ${rest}
    order by q.created_at desc, q.id desc limit ${size + 1}`)
  const page = pageOf(
    rows.map(row => quoteRow.parse(row)),
    size,
    last => encodeCursor([last.createdAt, last.id]),
  )
  const days = await getTodoDays(ctx)
  return { rows: page.rows.map(row => toQuoteRow(ctx, row, days)), next: page.next }
}

function toQuoteRow(ctx: Ctx, found: z.infer<typeof quoteRow>, days: TodoDays): QuoteRow {
  const { askedAt, updatedAt, work, ...row } = found
  const standing = quoteStanding(row, ctx.now())
  return { ...row, status: standing, todo: quoteTodo({ ...row, standing, askedAt, updatedAt, work }, days) }
}

export async function getTodoDays(ctx: Ctx): Promise<TodoDays> {
  return todoDays(ctx.now(), await getRecentOpeningDays(ctx))
}

const MIN_ANYWHERE_LENGTH = 3

/**
 * The quotes, in a statement as `q`, with this in their number or person. Shorter texts match at the start of a word only: an
 * index looks up every three letters.
 */
export function quoteMatches(search: string): SQL {
  if (!search) return sql`true`
  const digits = typedDigits(search)
  const texts = search.length < MIN_ANYWHERE_LENGTH ? [` ${search}`] : [search]
  if (digits.length >= MIN_PHONE_DIGITS) texts.push(digits)
  const found = texts.map(text => sql`q.search_text like lower(${`%${escapeLike(text)}%`})`)
  return sql`(${sql.join(found, sql` or `)})`
}

const countRow = z.object({ status: quoteRow.shape.status, n: z.number() })

async function countFound(ctx: Ctx, search: string): Promise<Record<QuoteTab, number>> {
  const { rows } = await database(ctx).drizzle.execute(search ? countMatches(ctx, search) : countAll(ctx))
  const found = { all: 0, draft: 0, open: 0, accepted: 0, closed: 0 }
  for (const row of rows) {
    const { status, n } = countRow.parse(row)
    found.all += n
    found[quoteStatus(status).tab] += n
  }
  return found
}

const countMatches = (ctx: Ctx, search: string) => sql`
  select case when ${isOver(ctx)} then 'expired' else q.status::text end as status, count(*)::int as n
  from ${quoteSql.from} where ${quoteMatches(search)} group by 1`

/** Counters know it, so that only what the hourly job is about to close is counted. */
const countAll = (ctx: Ctx) => sql`
  select status, sum(n)::int as n from (
    select status, n from bureau.quote_totals
    union all select status, n from bureau.quote_changes
    union all select over.status, over.n from (
      select q.status::text as was, count(*)::int as n from ${quoteSql.from}
      where ${AWAITS_ANSWER} and q.valid_until < ${dayOf(ctx.now())} group by 1
    ) closing cross join lateral (values (closing.was, -closing.n), ('expired', closing.n)) over (status, n)
  ) counted group by status`

/** One statement: whoever reads changes and totals together sees each quote once. */
export async function mergeQuoteCounts(ctx: Ctx): Promise<void> {
  await database(ctx).drizzle.execute(sql`
    with folded as (delete from bureau.quote_changes returning status, n)
    insert into bureau.quote_totals as kept (status, n)
    select status, sum(n) from folded group by status order by status
    on conflict (status) do update set n = kept.n + excluded.n`)
}

const SHARE_DAYS = 90

const statsRow = z.object({
  ...{ openAmount: z.coerce.number(), awaiting: z.number(), acceptedThisMonth: z.number() },
  share: z.nullable(z.number()),
})

/** Of what was decided in the last 90 days the share that was accepted. */
export async function getQuoteStats(ctx: Ctx): Promise<QuoteStats> {
  requireOperator(ctx)
  const month = startOfDay(`${dayOf(ctx.now()).slice(0, 7)}-01`).toISOString()
  const since = new Date(ctx.now().getTime() - SHARE_DAYS * 86_400_000).toISOString()
  const { rows } = await database(ctx).drizzle.execute(sql`
    select * from (
      select coalesce(sum(q.once), 0) as "openAmount", count(*)::int as awaiting from ${quoteSql.from} where ${inTab(ctx, 'open')}
    ) open cross join (
      select count(*) filter (where ${inTab(ctx, 'accepted')} and q.answered_at >= ${month}::timestamptz)::int as "acceptedThisMonth",
        round(100.0 * count(*) filter (where ${inTab(ctx, 'accepted')}) / nullif(count(*), 0))::int as share
      from ${quoteSql.from} where q.answered_at >= ${since}::timestamptz and ${is(each => each.isDecided)}
    ) decided`)
  return statsRow.parse(rows[0])
}
