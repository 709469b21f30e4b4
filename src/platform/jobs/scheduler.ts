import { setTimeout as pause } from 'node:timers/promises'
import type { Ctx } from '@/platform/ctx'
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
