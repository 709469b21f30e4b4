import { asSystem } from '@/platform/access/authority'
import { env } from '@/platform/env'
import { processCtx } from '@/platform/processCtx'
import { seedAdmin } from './admin'
import { seedBase } from './base'
import { seedDemo } from './demo'

const ctx = await processCtx()
try {
  const made = [...(await seedAdmin(ctx)), ...(await seedBase(ctx)), ...(env.DEMO ? await seedDemo(ctx) : [])]
  const { totalDocs } = await ctx.payload.count({ collection: 'staff', ...asSystem })
  console.log(made.length > 0 ? `made: ${made.join(', ')}` : `nothing was missing (${totalDocs} staff)`)
} finally {
  await ctx.payload.destroy()
}
process.exit(0)
