import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'

/** Counters whose window is over are forgotten. */
export async function deleteExpiredCounters(ctx: Ctx): Promise<void> {
  await database(ctx).drizzle.execute(
    sql`delete from bureau.rate_limits where expire < ${ctx.now().getTime()}`,
  )
}
