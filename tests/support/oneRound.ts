import { SCHEDULE } from '@/composition'
import { processCtx } from '@/platform/processCtx'

const round = SCHEDULE.find(({ name }) => name === process.argv[2])
if (!round) throw new Error(`no round is called "${process.argv[2]}"`)
const ctx = await processCtx()
await round.run(ctx)
await ctx.payload.destroy()
process.exit(0)
