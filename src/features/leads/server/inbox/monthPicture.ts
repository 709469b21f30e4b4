import { sql } from '@payloadcms/db-postgres/drizzle'
import { getClaims } from '@/features/catalogue/server/getClaims'
import { requireOperator } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { daysOf } from '@/platform/time/month'
import { LEAD_CHANNELS, type LeadChannel, type MonthStats } from '../../model/monthPicture'

/** The leads of a month (`2026-11`) by day and channel, and how long they waited for their first answer. */
export async function getMonthStats(ctx: Ctx, month: string): Promise<MonthStats> {
  requireOperator(ctx)
  const [days, answers, claims] = await Promise.all([
    leadsByDay(ctx, month),
    responseTimes(ctx, month),
    getClaims(ctx),
  ])
  return { month, days, ...answers, promise: claims.responseTime }
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
