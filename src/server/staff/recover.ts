import { processCtx } from '../context'
import { recoverStaff } from './recoverStaff'

/** `npm run staff:recover <email>`: prints a link with which a member of staff sets a password. */
const ctx = await processCtx()
const email = process.argv[2] ?? ''
const link = await recoverStaff(ctx, email)
console.log(link ?? `Nobody who works here has the address "${email}".`)
await ctx.payload.destroy()
process.exit(link ? 0 : 1)
