import type { Ctx } from '@/platform/ctx'
import { withinLimit } from '@/platform/limits/server/limits'

/** Counts one more look-up and answers whether it may be done. Names looked up in one go count as one. */
export function withinLookupLimit(ctx: Ctx): Promise<boolean> {
  return ctx.address
    ? withinLimit(ctx, 'look-up-address', ctx.address)
    : withinLimit(ctx, 'look-up-everyone', 'all')
}
