import { sql } from '@payloadcms/db-postgres/drizzle'
import { requireOperator } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { daysOf, monthOf } from '@/platform/time/month'
import type { InboxCounts } from '../../model/inbox'
import { NOT_QUARANTINED } from './where'

/** What the cards and the tabs say. Counters know it, so that no table is counted; what is overdue an index knows. */
export async function countInbox(ctx: Ctx): Promise<InboxCounts> {
  requireOperator(ctx)
  const days = daysOf(monthOf(ctx.now()))
  const month = sql`day between ${days[0]} and ${days.at(-1)}`
  const overdue = sql`open_until <= ${ctx.now().toISOString()} and ${NOT_QUARANTINED}`
  const { rows } = await database(ctx).drizzle.execute<InboxCounts>(sql`
    select
      coalesce(sum(n) filter (where not of_month), 0)::int as "all",
      coalesce(sum(n) filter (where not of_month and kind = 'ads'), 0)::int as ads,
      coalesce(sum(n) filter (where not of_month and kind = 'configurator'), 0)::int as configurator,
      coalesce(sum(n) filter (where of_month), 0)::int as "thisMonth",
      (select count(*)::int from leads where ${overdue}) +
        (select count(*)::int from configurator_requests where ${overdue}) as overdue
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
