import { processCtx } from '@/platform/processCtx'
import { recoverStaff } from './passwordLinks'

const ctx = await processCtx()
const email = process.argv[2] ?? ''
const NOBODY = `Nobody who works here has the address "${email}".`
const link = await recoverStaff(ctx, email)
process.stdout.write(`${link ?? NOBODY}\n`)
await ctx.payload.destroy()
process.exit(link ? 0 : 1)
