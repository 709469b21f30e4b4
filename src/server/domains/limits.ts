import type { Ctx } from '../ctx'
import { type Limit, withinLimit } from '../limits'

const MINUTE = 60

/** Names looked up in one go count as one. Without a believed address everybody has one count together. */
const FROM_ADDRESS: Limit = { name: 'look-up-address', points: 40, seconds: 10 * MINUTE }
const FROM_EVERYONE: Limit = { name: 'look-up-everyone', points: 400, seconds: 10 * MINUTE }

/** Counts one more look-up and answers whether it may be done. */
export function mayLookUp(ctx: Ctx): Promise<boolean> {
  return ctx.address ? withinLimit(ctx, FROM_ADDRESS, ctx.address) : withinLimit(ctx, FROM_EVERYONE, 'all')
}
