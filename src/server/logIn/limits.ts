import type { Ctx } from '../ctx'
import { giveBack, type Limit, withinLimit } from '../limits'

export const MINUTE = 60
export const HOUR = 60 * MINUTE

type Counted = [Limit, string]
type Act = 'log-in' | 'ask-link' | 'use-link'

/** Counts each and answers whether all are within their limits. */
export async function count(ctx: Ctx, counted: Counted[]): Promise<boolean> {
  const allowed = await Promise.all(counted.map(each => withinLimit(ctx, ...each)))
  return allowed.every(Boolean)
}

/** How often people of one kind may try to get in. Customers and staff are counted apart. */
export function logInLimits(who: 'customer' | 'staff') {
  const limit = (name: string, points: number, seconds: number): Limit => ({
    name: `${who}-${name}`,
    points,
    seconds,
  })
  const account = limit('log-in', 10, 15 * MINUTE)
  const ofDevice = limit('log-in-device', 10, 15 * MINUTE)
  const linkMail = limit('link-mail', 3, HOUR)

  /** From where somebody tries. Where no address can be believed all strangers have one count together. */
  const fromHere = (ctx: Ctx, act: Act): Counted =>
    ctx.address
      ? [limit(`${act}-address`, 30, 15 * MINUTE), ctx.address]
      : [limit(`${act}-everyone`, 120, 5 * MINUTE), 'all']

  const ofStranger = (ctx: Ctx, email: string): Counted[] => [[account, email], fromHere(ctx, 'log-in')]

  return {
    /** A device that was in before has a count of its own, which no stranger can use up. */
    mayLogIn: (ctx: Ctx, email: string, device: string | null) =>
      count(ctx, device ? [[ofDevice, device]] : ofStranger(ctx, email)),
    /** A stranger who turned out to be the owner was no attack. */
    forgive: async (ctx: Ctx, email: string): Promise<void> => {
      await Promise.all(ofStranger(ctx, email).map(each => giveBack(ctx, ...each)))
    },
    mayAskLink: (ctx: Ctx, email: string) => count(ctx, [[linkMail, email], fromHere(ctx, 'ask-link')]),
    mayUseLink: (ctx: Ctx) => count(ctx, [fromHere(ctx, 'use-link')]),
  }
}
