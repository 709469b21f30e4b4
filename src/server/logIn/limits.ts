import type { LimitName } from '@/domain/limits/limits'
import type { Ctx } from '../ctx'
import { giveBack, withinLimit } from '../limits'

export const TOO_MANY_TRIES = 'Te veel pogingen. Wacht een kwartier.'

type Counted = [LimitName, string]
type Act = 'log-in' | 'ask-link' | 'use-link'

/** Counts each and answers whether all are within their limits. */
async function count(ctx: Ctx, counted: Counted[]): Promise<boolean> {
  const allowed = await Promise.all(counted.map(each => withinLimit(ctx, ...each)))
  return allowed.every(Boolean)
}

/** How often people of one kind may try to get in. Customers and staff are counted apart. */
export function logInLimits(who: 'customer' | 'staff') {
  /** From where somebody tries. Where no address can be believed all strangers have one count together. */
  const fromHere = (ctx: Ctx, act: Act): Counted =>
    ctx.address ? [`${who}-${act}-address`, ctx.address] : [`${who}-${act}-everyone`, 'all']

  const ofStranger = (ctx: Ctx, email: string): Counted[] => [
    [`${who}-log-in`, email],
    fromHere(ctx, 'log-in'),
  ]

  return {
    /** A device that was in before has a count of its own, which no stranger can use up. */
    mayLogIn: (ctx: Ctx, email: string, device: string | null) =>
      count(ctx, device ? [[`${who}-log-in-device`, device]] : ofStranger(ctx, email)),
    /** A stranger who turned out to be the owner was no attack. */
    forgive: async (ctx: Ctx, email: string): Promise<void> => {
      await Promise.all(ofStranger(ctx, email).map(each => giveBack(ctx, ...each)))
    },
    mayAskLink: (ctx: Ctx, email: string) =>
      count(ctx, [[`${who}-link-mail`, email], fromHere(ctx, 'ask-link')]),
    mayUseLink: (ctx: Ctx) => count(ctx, [fromHere(ctx, 'use-link')]),
  }
}
