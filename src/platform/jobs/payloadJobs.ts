import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { mailFailedPublications } from '@/platform/editing/server/scheduledPublish'

export async function runPayloadJobs(ctx: Ctx): Promise<void> {
  const silent = { info: true, error: false }
  const { jobStatus = {} } = await ctx.payload.jobs.run({ allQueues: true, limit: 20, silent })
  const failed = Object.keys(jobStatus).filter(id => jobStatus[id]?.status === 'error-reached-max-retries')
  if (failed.length > 0) await mailFailedPublications(ctx, failed)
}

/** A crashed worker leaves its jobs `processing`. Safe under the worker lock: nobody else runs them. */
export async function releaseOrphanedJobs(ctx: Ctx): Promise<void> {
  await database(ctx).drizzle.execute(sql`update payload_jobs set processing = false where processing = true`)
}
