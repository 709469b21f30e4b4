import { asSystem } from '@/platform/access/authority'
import { env } from '@/platform/env'
import { processCtx } from '@/platform/processCtx'
import { seedAdmin } from './admin'
import { seedBase } from './base'
import { seedDemo } from './demo'
import { beganEmpty, beginEmpty } from './empty'

const ctx = await processCtx()
try {
  const isMarked = await beganEmpty(ctx)
  if (process.argv.includes('--empty') && !isMarked) await beginEmpty(ctx)
  const isEmpty = isMarked || process.argv.includes('--empty')
  const made = [
    ...(await seedAdmin(ctx)),
    ...(await seedBase(ctx, { isEmpty })),
    ...(env.DEMO && !isEmpty ? await seedDemo(ctx) : []),
  ]
  const { totalDocs } = await ctx.payload.count({ collection: 'staff', ...asSystem })
  console.log(made.length > 0 ? `made: ${made.join(', ')}` : `nothing was missing (${totalDocs} staff)`)
} finally {
  await ctx.payload.destroy()
}
process.exit(0)
