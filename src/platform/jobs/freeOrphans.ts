import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'

/** A crashed worker leaves its jobs `processing` for ever. Whoever holds the lock knows nobody runs them. */
export async function releaseOrphanedJobs(ctx: Ctx): Promise<void> {
  await database(ctx).drizzle.execute(sql`update payload_jobs set processing = false where processing = true`)
}
