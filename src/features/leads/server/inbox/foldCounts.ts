import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'

/**
 * Adds what came, went and was answered to the counters, each in one statement: whoever reads the changes and the
 * counters together sees each lead once. Two rounds at once never fold the same change.
 */
export async function foldLeadCounts(ctx: Ctx): Promise<void> {
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
