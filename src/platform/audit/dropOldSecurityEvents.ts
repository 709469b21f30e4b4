import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'

/** Deletes entries of the security log that are older than a year. Younger ones the database refuses to delete. */
export async function deleteOldSecurityEvents(ctx: Ctx): Promise<void> {
  await database(ctx).drizzle.execute(sql`
    delete from security_events where created_at < now() - interval '1 year'`)
}
