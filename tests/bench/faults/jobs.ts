import { SCHEDULE } from '@/composition'
import { processCtx } from '@/platform/processCtx'

/** Does jobs of the worker when it is told to, on a line to the database that breaks. */
const ctx = await processCtx()

process.on('message', async (names: string[]) => {
  for (const { name, run } of SCHEDULE.filter(each => names.includes(each.name)))
    await run(ctx).catch(err => ctx.payload.logger.error({ err, msg: `the job "${name}" failed` }))
  process.send?.(names.join())
})
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
