import { sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { BEAT_EVERY_MS, type FailingJob, type Heartbeat } from '@/platform/health/model/health'

/** What the worker is at work on, and which jobs failed since they last succeeded. In memory between two beats. */
export class JobProgress {
  private current: { name: string; since: Date } | null = null
  private readonly failing: Map<string, FailingJob>

  /** `known` is what failed before a restart, which mends nothing. */
  constructor(known: readonly FailingJob[] = []) {
    this.failing = new Map(known.map(job => [job.name, job]))
  }

  begin(name: string, now: Date): void {
    this.current = { name, since: now }
  }

  succeed(name: string): void {
    this.current = null
    this.failing.delete(name)
  }

  fail(name: string, error: unknown, now: Date): void {
    this.current = null
    const known = this.failing.get(name)
    this.failing.set(name, {
      ...{ name, failures: (known?.failures ?? 0) + 1, failingSince: known?.failingSince ?? now },
      error: error instanceof Error ? error.name : 'Error',
    })
  }

  read(): { current: { name: string; since: Date } | null; failing: FailingJob[] } {
    return { current: this.current, failing: [...this.failing.values()] }
  }
}

/** Writes at once and then every 15 seconds, also while a job hangs. Stops with the signal. */
export function startHeartbeat(ctx: Ctx, progress: JobProgress, stop: AbortSignal): void {
  const beat = () =>
    writeHeartbeat(ctx, progress).catch(err =>
      ctx.payload.logger.warn({ err, msg: 'the heartbeat of the worker was not written' }),
    )
  const timer = setInterval(beat, BEAT_EVERY_MS)
  stop.addEventListener('abort', () => clearInterval(timer), { once: true })
  void beat()
}

export async function writeHeartbeat(ctx: Ctx, progress: JobProgress): Promise<void> {
  const { current, failing } = progress.read()
  const jobs = JSON.stringify(
    failing.map(({ failingSince, ...job }) => ({ ...job, failing_since: failingSince })),
  )
  await database(ctx).drizzle.execute(sql`
    with gone as (
      delete from bureau.failing_jobs
      where name not in (select name from jsonb_to_recordset(${jobs}::jsonb) as j(name text))
    ), failing as (
      insert into bureau.failing_jobs (name, failures, failing_since, error)
      select name, failures, failing_since, error
      from jsonb_to_recordset(${jobs}::jsonb) as j(name text, failures integer, failing_since timestamptz, error text)
      on conflict (name) do update set failures = excluded.failures, failing_since = excluded.failing_since, error = excluded.error
    )
    insert into bureau.worker_beat (seen_at, job, job_since)
    values (${ctx.now().toISOString()}, ${current?.name ?? null}, ${current?.since.toISOString() ?? null})
    on conflict (id) do update set seen_at = excluded.seen_at, job = excluded.job, job_since = excluded.job_since`)
}

const moment = z.coerce.date<string | Date>()

const beatRow = z.object({ seenAt: moment, job: z.nullable(z.string()), jobSince: z.nullable(moment) })

export async function readHeartbeat(ctx: Ctx): Promise<Heartbeat | null> {
  const { rows } = await database(ctx).drizzle.execute(
    sql`select seen_at as "seenAt", job, job_since as "jobSince" from bureau.worker_beat`,
  )
  return rows[0] ? beatRow.parse(rows[0]) : null
}

const failingRow = z.object({
  ...{ name: z.string(), failures: z.number(), failingSince: moment, error: z.string() },
})

export async function readFailingJobs(ctx: Ctx): Promise<FailingJob[]> {
  const { rows } = await database(ctx).drizzle.execute(sql`
    select name, failures, failing_since as "failingSince", error from bureau.failing_jobs order by failing_since`)
  return rows.map(row => failingRow.parse(row))
}
