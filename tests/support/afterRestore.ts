import { database } from '@/platform/db/transaction'
import { processCtx } from '@/platform/processCtx'
import { placed } from './paidOrders'

/** Places an order in the database of a restore: the numbers that are given out go on. */
const ctx = await processCtx()
ctx.payload.logger.level = 'silent'
const { order } = await placed(ctx)
const { rows } = await database(ctx).drizzle.execute(
  `select number from hosting_orders where id = '${order}'`,
)
process.stdout.write(`placed ${rows[0]?.number}\n`)
await ctx.payload.destroy()
process.exit(0)
