import { setTimeout as pause } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { runningAttempts } from '@/platform/email/attempts'
import { sendDueMail } from '@/platform/email/outbox'
import { ATTEMPTS_AT_ONCE } from '@/platform/email/retry'
import { env } from '@/platform/env'
import { measureQueue, type Queue } from '@/platform/health/queues'
import { mailFailedPublications } from '@/platform/payload/scheduledPublish'
import type { ScheduledJob } from '@/platform/registry'
import { JobProgress } from './heartbeat'

const TICK_MS = 500

export async function runSchedule(
  ctx: Ctx,
  jobs: ScheduledJob[],
  stop: AbortSignal,
  progress = new JobProgress(),
): Promise<void> {
  const due = new Map(jobs.map(job => [job, 0]))
  while (!stop.aborted) {
    for (const job of jobs.filter(each => (due.get(each) ?? 0) <= Date.now())) {
      due.set(job, Date.now() + job.every)
      await runScheduledJob(ctx, job, progress)
    }
    await pause(TICK_MS, null, { signal: stop }).catch(() => null)
  }
}

async function runScheduledJob(ctx: Ctx, { name, run }: ScheduledJob, progress: JobProgress): Promise<void> {
  progress.begin(name, ctx.now())
  try {
    await run(ctx)
    progress.succeed(name)
  } catch (err) {
    progress.fail(name, err, ctx.now())
    ctx.payload.logger.error({ err, msg: `the job "${name}" failed` })
  }
}

const LOCK = 7_205_001
const TRY_EVERY_MS = 2000

type WorkerLock = { lost: AbortSignal; release: () => Promise<void> }

/** On a connection of its own: a broken connection loses the lock. Null when stopped first. */
export async function holdWorkerLock(ctx: Ctx, stopping: AbortSignal): Promise<WorkerLock | null> {
  const client = new (database(ctx).pg.Client)({ connectionString: env.DATABASE_URL, keepAlive: true })
  const lost = new AbortController()
  client.on('error', () => lost.abort())
  client.on('end', () => lost.abort())
  await client.connect()
  while (!stopping.aborted) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as held', [LOCK])
    if (rows[0]?.held) return { lost: lost.signal, release: () => client.end() }
    await pause(TRY_EVERY_MS, null, { signal: stopping }).catch(stopped)
  }
  await client.end()
  return null
}

function stopped(error: Error): null {
  if (error.name === 'AbortError') return null
  throw error
}

export async function runPayloadJobs(ctx: Ctx): Promise<void> {
  const silent = { info: true, error: false }
  const { jobStatus = {} } = await ctx.payload.jobs.run({ allQueues: true, limit: 20, silent })
  const failed = Object.keys(jobStatus).filter(id => jobStatus[id]?.status === 'error-reached-max-retries')
  if (failed.length > 0) await mailFailedPublications(ctx, failed)
}

const FAILED_JOBS_DAYS = 365

export const FAILED_JOBS_PERIOD = `${FAILED_JOBS_DAYS} dagen`

/** Payload deletes those that succeed, and keeps those that failed. */
export async function deleteFailedJobs(ctx: Ctx): Promise<number> {
  const { rowCount } = await database(ctx).drizzle.execute(sql`
    delete from payload_jobs where has_error
      and updated_at < ${ctx.now().toISOString()}::timestamptz - make_interval(days => ${FAILED_JOBS_DAYS})`)
  return rowCount ?? 0
}

export const publicationQueue: Queue = {
  ...{ key: 'publications', label: 'Publicaties die gepland zijn', lateAfter: 10 * 60_000 },
  measure: (ctx, lateBefore) =>
    measureQueue(
      ctx,
      sql`payload_jobs where completed_at is null and has_error is not true`,
      sql`coalesce(wait_until, created_at)`,
      lateBefore,
    ),
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
