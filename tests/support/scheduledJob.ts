import { SCHEDULE } from '@/composition'
import { processCtx } from '@/platform/processCtx'

const job = SCHEDULE.find(({ name }) => name === process.argv[2])
if (!job) throw new Error(`no job is called "${process.argv[2]}"`)
const ctx = await processCtx()
await job.run(ctx)
await ctx.payload.destroy()
process.exit(0)
