import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Ctx } from '../ctx'
import { database } from '../transaction'

/** Counters whose window is over are forgotten. */
export async function dropExpiredLimits(ctx: Ctx): Promise<void> {
  await database(ctx).drizzle.execute(
    sql`delete from bureau.rate_limits where expire < ${ctx.now().getTime()}`,
  )
}
