import { SUBMIT_LIMITS } from '@/domain/leads/gate'
import type { Ctx } from '../ctx'
import { withinLimit } from '../limits'

type Bound = keyof typeof SUBMIT_LIMITS

/** Counts one more submission and answers whether it is within bounds. */
export async function withinLimits(ctx: Ctx, email: string): Promise<boolean> {
  const counted: [Bound, string][] = [
    ['mail', email.toLowerCase()],
    ctx.address ? ['address', ctx.address] : ['everyone', 'all'],
  ]
  const allowed = await Promise.all(
    counted.map(([bound, key]) =>
      withinLimit(ctx, { name: `submit-${bound}`, ...SUBMIT_LIMITS[bound] }, key),
    ),
  )
  return allowed.every(Boolean)
}
