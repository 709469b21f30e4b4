import { sql } from '@payloadcms/db-postgres/drizzle'
import { getClaims } from '@/features/catalogue/server/public'
import { requireOperator } from '@/platform/access/authority'
import { type Ctx, readPart } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import type { StartCard } from '@/platform/registry'
import { dayOf } from '@/platform/time/day'
import { daysOf, monthOf } from '@/platform/time/zonedTime'
import { type InboxCounts, type InboxQuery, LEAD_CHANNELS, type LeadChannel } from '../model/inbox'
import { LEAD_FIGURES } from '../model/lead'
import type { MonthStats } from '../model/monthStats'
import { listInbox, listOwners } from './inboxQueries'
import { inboxTables } from './inboxSources'
import { DOUBTFUL, isNextStepDue, NOT_QUARANTINED } from './leadRepository'
import { getQuotePromise } from './quotePromise'
import { getWebhookSetup } from './webhookSetup'

/** Counters know it, so that no table is counted. */
export async function countInbox(ctx: Ctx): Promise<InboxCounts> {
  requireOperator(ctx)
  const days = daysOf(monthOf(ctx.now()))
  const month = sql`day between ${days[0]} and ${days.at(-1)}`
  const isOverdue = sql`open_until <= ${ctx.now().toISOString()} and ${NOT_QUARANTINED}`
  const overdue = inboxTables(ctx).map(table => sql`(select count(*)::int from ${table} where ${isOverdue})`)
  const doubtful = inboxTables(ctx).map(table => sql`(select count(*)::int from ${table} where ${DOUBTFUL})`)
  const due = isNextStepDue(dayOf(ctx.now()))
  const toDo = inboxTables(ctx).map(table => sql`(select count(*)::int from ${table} where ${due})`)
  const { rows } = await database(ctx).drizzle.execute<InboxCounts>(sql`
    select
      coalesce(sum(n) filter (where not of_month), 0)::int as "all",
      coalesce(sum(n) filter (where not of_month and kind = 'ads'), 0)::int as ads,
      coalesce(sum(n) filter (where not of_month and kind = 'configurator'), 0)::int as configurator,
      coalesce(sum(n) filter (where of_month), 0)::int as "thisMonth",
      ${sql.join(overdue, sql` + `)} as overdue, ${sql.join(doubtful, sql` + `)} as doubt,
      ${sql.join(toDo, sql` + `)} as "toDo"
    from (
      select kind, n, false as of_month from bureau.lead_totals
      union all select kind, n, false from bureau.lead_changes
      union all select kind, n, true from bureau.lead_counts where ${month}
      union all select kind, n, true from bureau.lead_changes where ${month}
    ) counted`)
  const [counts] = rows
  if (!counts) throw new Error('the counters gave no answer')
  return counts
}

export async function getMonthStats(ctx: Ctx, month: string): Promise<MonthStats> {
  requireOperator(ctx)
  const [days, answers, promise, claims] = await Promise.all([
    leadsByDay(ctx, month),
    responseTimes(ctx, month),
    getQuotePromise(ctx, month),
    getClaims(ctx),
  ])
  return { month, days, ...answers, promise, responseTime: claims.responseTime }
}

type ChannelCount = { day: string; channel: LeadChannel; n: number }

async function leadsByDay(ctx: Ctx, month: string): Promise<MonthStats['days']> {
  const days = daysOf(month)
  const within = sql`day between ${days[0]} and ${days.at(-1)}`
  const { rows } = await database(ctx).drizzle.execute<ChannelCount>(sql`
    select day::text, channel, sum(n)::int as n from (
      select day, channel, n from bureau.lead_counts where ${within}
      union all select day, channel, n from bureau.lead_changes where ${within}
    ) counted group by day, channel`)
  return days.map(day => ({ day, leads: countsByChannel(rows.filter(row => row.day === day)) }))
}

function countsByChannel(counted: ChannelCount[]): Record<LeadChannel, number> {
  const entries = LEAD_CHANNELS.map(({ value }) => [
    value,
    counted.find(each => each.channel === value)?.n ?? 0,
  ])
  return Object.fromEntries(entries)
}

type ResponseTimes = Pick<MonthStats, 'answered' | 'medianMs' | 'worstMs'>

/** Waits are counted by their length. The median is the first wait that half of the leads had no longer. */
async function responseTimes(ctx: Ctx, month: string): Promise<ResponseTimes> {
  const first = `${month}-01`
  const { rows } = await database(ctx).drizzle.execute<ResponseTimes>(sql`
    select coalesce(max(upto), 0)::int as answered, max(minutes) * 60000::float8 as "worstMs",
      min(minutes) filter (where upto * 2 >= answered) * 60000::float8 as "medianMs"
    from (
      select minutes, sum(sum(n)) over (order by minutes) as upto, sum(sum(n)) over () as answered
      from (
        select minutes, n from bureau.answer_counts where month = ${first}
        union all select minutes, n from bureau.answer_changes where month = ${first}
      ) waited group by minutes
    ) counted`)
  return rows[0] ?? { answered: 0, medianMs: null, worstMs: null }
}

/** One statement each: whoever reads changes and counters together sees each lead once. */
export async function mergeLeadCounts(ctx: Ctx): Promise<void> {
  const { drizzle } = database(ctx)
  await drizzle.execute(sql`
    with folded as (delete from bureau.lead_changes returning day, channel, kind, n),
    days as (
      insert into bureau.lead_counts as kept (day, channel, kind, n)
      select day, channel, kind, sum(n) from folded group by day, channel, kind order by day, channel, kind
      on conflict (day, channel, kind) do update set n = kept.n + excluded.n
    )
    insert into bureau.lead_totals as kept (kind, n)
    select kind, sum(n) from folded group by kind order by kind
    on conflict (kind) do update set n = kept.n + excluded.n`)
  await drizzle.execute(sql`
    with folded as (delete from bureau.answer_changes returning month, minutes, n)
    insert into bureau.answer_counts as kept (month, minutes, n)
    select month, minutes, sum(n) from folded group by month, minutes order by month, minutes
    on conflict (month, minutes) do update set n = kept.n + excluded.n`)
}

export const leadsStartCard: StartCard = {
  href: '/admin/leads',
  title: 'Leads',
  figures: async ctx => {
    const { overdue, toDo, doubt, thisMonth, all } = await countInbox(ctx)
    return [
      { label: 'Te laat', figure: overdue, isAlarm: overdue > 0 },
      ...(toDo > 0 ? [{ label: 'Vandaag te doen', figure: toDo }] : []),
      ...(doubt > 0 ? [{ label: 'Twijfel', figure: doubt }] : []),
      { label: LEAD_FIGURES.thisMonth, figure: thisMonth },
      { label: LEAD_FIGURES.all, figure: all },
    ]
  },
}

/** A part that could not be read is null. */
export async function readConsole(ctx: Ctx, query: InboxQuery, month: string) {
  const [page, counts, picture, guide, owners] = await Promise.all([
    readPart(ctx, 'list', listInbox(ctx, query)),
    readPart(ctx, 'counts', countInbox(ctx)),
    readPart(ctx, 'month', getMonthStats(ctx, month)),
    readPart(ctx, 'webhook', getWebhookSetup(ctx)),
    readPart(ctx, 'owners', listOwners(ctx)),
  ])
  return { page, counts, picture, guide, owners }
}
