import type { Ctx } from '../ctx'
import { withinLimit } from '../limits'

/** Counts one more submission and answers whether it is within bounds. */
export async function withinLimits(ctx: Ctx, email: string): Promise<boolean> {
  const allowed = await Promise.all([
    withinLimit(ctx, 'submit-mail', email.toLowerCase()),
    ctx.address
      ? withinLimit(ctx, 'submit-address', ctx.address)
      : withinLimit(ctx, 'submit-everyone', 'all'),
  ])
  return allowed.every(Boolean)
}
