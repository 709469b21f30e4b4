import { setTimeout as pause } from 'node:timers/promises'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { env } from '@/platform/env'
import type { ScheduledJob } from '@/platform/registry'

const TICK_MS = 500

export async function runSchedule(ctx: Ctx, jobs: ScheduledJob[], stop: AbortSignal): Promise<void> {
  const due = new Map(jobs.map(job => [job, 0]))
  while (!stop.aborted) {
    for (const job of jobs.filter(each => (due.get(each) ?? 0) <= Date.now())) {
      due.set(job, Date.now() + job.every)
      await runScheduledJob(ctx, job)
    }
    await pause(TICK_MS, null, { signal: stop }).catch(() => null)
  }
}

async function runScheduledJob(ctx: Ctx, { name, run }: ScheduledJob): Promise<void> {
  try {
    await run(ctx)
  } catch (err) {
    ctx.payload.logger.error({ err, msg: `the round "${name}" failed` })
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
