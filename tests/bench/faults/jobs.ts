import { SCHEDULE } from '@/composition'
import { waitForAttempts } from '@/platform/email/attempts'
import { SEND_TIMEOUT_MS } from '@/platform/email/retry'
import { processCtx } from '@/platform/processCtx'

/** Does jobs of the worker when it is told to, on a line to the database that breaks. It stops as the worker does. */
const ctx = await processCtx()
let work = Promise.resolve()

process.on('message', (names: string[]) => {
  work = work.then(() => doJobs(names))
})
process.once('SIGTERM', async () => {
  await work
  await waitForAttempts(SEND_TIMEOUT_MS)
  process.exit(0)
})
process.on('disconnect', () => process.exit(0))
process.send?.('ready')

async function doJobs(names: string[]): Promise<void> {
  for (const { name, run } of SCHEDULE.filter(each => names.includes(each.name)))
    await run(ctx).catch(err => ctx.payload.logger.error({ err, msg: `the job "${name}" failed` }))
  process.send?.(names.join())
}
