import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'

/** Links that work no more and sessions that are over are forgotten. */
export async function deleteExpiredLinks(ctx: Ctx): Promise<void> {
  const now = ctx.now().toISOString()
  await database(ctx).drizzle.execute(sql`delete from bureau.password_links where expires_at < ${now}`)
  await database(ctx).drizzle.execute(sql`delete from hosting_customers_sessions where expires_at < ${now}`)
}
