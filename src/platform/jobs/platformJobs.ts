import { setTimeout as pause } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { mailFailedPublications } from '@/platform/editing/server/scheduledPublish'
import { runningAttempts } from '@/platform/email/attempts'
import { sendDueMail } from '@/platform/email/outbox'
import { ATTEMPTS_AT_ONCE } from '@/platform/email/retry'

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

const MAX_WAIT_MS = 10_000

/** Other jobs wait only so long for a slow mail server; sending goes on beside them. */
export async function runMailJob(ctx: Ctx): Promise<void> {
  const free = ATTEMPTS_AT_ONCE - runningAttempts().length
  const sending = free > 0 ? sendDueMail(ctx, free) : Promise.resolve()
  const logged = sending.catch(err => ctx.payload.logger.error({ err, msg: 'mail that is due was not sent' }))
  await Promise.race([logged, pause(MAX_WAIT_MS, null, { ref: false })])
}
