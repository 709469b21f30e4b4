import { untilReleased } from '@/platform/backup/hold'
import { waitForAttempts } from '@/platform/email/attempts'
import { HAND_OVER_TIMEOUT_MS, SEND_TIMEOUT_MS } from '@/platform/email/retry'
import { processCtx } from '@/platform/processCtx'
import { registryOf } from '@/platform/registry'
import { JobProgress, readFailingJobs, startHeartbeat } from './heartbeat'
import { holdWorkerLock, releaseOrphanedJobs, runSchedule } from './scheduler'

const ctx = await processCtx()
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())

const lock = await holdWorkerLock(ctx, stopping.signal)
if (lock) {
  await releaseOrphanedJobs(ctx)
  const { schedule, onWorkerStart } = registryOf(ctx)
  const stop = AbortSignal.any([stopping.signal, lock.lost])
  const failing = await readFailingJobs(ctx)
  const progress = new JobProgress(failing.filter(({ name }) => schedule.some(job => job.name === name)))
  startHeartbeat(ctx, progress, stop)
  await untilReleased(ctx, stop)
  if (!stop.aborted) for (const start of onWorkerStart) await start(ctx)
  await runSchedule(ctx, schedule, stop, progress)
  await waitForAttempts(lock.lost.aborted ? HAND_OVER_TIMEOUT_MS : SEND_TIMEOUT_MS)
}
// A lost lock ends the process with an error, so that its supervisor restarts it.
const code = lock?.lost.aborted ? 1 : 0
await lock?.release()
await ctx.payload.destroy()
process.exit(code)
