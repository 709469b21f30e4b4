import type { Ctx } from '../ctx'
import { giveBack, type Limit, withinLimit } from '../limits'

const MINUTE = 60
const HOUR = 60 * MINUTE

const limit = (name: string, points: number, seconds: number): Limit => ({
  name: `customer-${name}`,
  points,
  seconds,
})

const LOG_IN_ACCOUNT = limit('log-in', 10, 15 * MINUTE)
const LOG_IN_DEVICE = limit('log-in-device', 10, 15 * MINUTE)
const LINK_MAIL = limit('link-mail', 3, HOUR)
const PROOF = limit('proof', 10, 15 * MINUTE)
const CHANGE = limit('change', 30, HOUR)

type Counted = [Limit, string]
type Act = 'log-in' | 'ask-link' | 'use-link'

/** From where somebody tries. Where no address can be believed all strangers have one count together. */
const fromHere = (ctx: Ctx, act: Act): Counted =>
  ctx.address
    ? [limit(`${act}-address`, 30, 15 * MINUTE), ctx.address]
    : [limit(`${act}-everyone`, 120, 5 * MINUTE), 'all']

const ofStranger = (ctx: Ctx, email: string): Counted[] => [[LOG_IN_ACCOUNT, email], fromHere(ctx, 'log-in')]

/** A device that was in before has a count of its own, which no stranger can use up. */
export function mayLogIn(ctx: Ctx, email: string, device: string | null): Promise<boolean> {
  return count(ctx, device ? [[LOG_IN_DEVICE, device]] : ofStranger(ctx, email))
}

/** A stranger who turned out to be the owner was no attack. */
export async function forgive(ctx: Ctx, email: string): Promise<void> {
  await Promise.all(ofStranger(ctx, email).map(each => giveBack(ctx, ...each)))
}

export function mayAskLink(ctx: Ctx, email: string): Promise<boolean> {
  return count(ctx, [[LINK_MAIL, email], fromHere(ctx, 'ask-link')])
}

export function mayUseLink(ctx: Ctx): Promise<boolean> {
  return count(ctx, [fromHere(ctx, 'use-link')])
}

/** How often somebody who is logged in may try the password they have. */
export function mayProve(ctx: Ctx, id: string): Promise<boolean> {
  return count(ctx, [[PROOF, id]])
}

export function mayChange(ctx: Ctx, id: string): Promise<boolean> {
  return count(ctx, [[CHANGE, id]])
}

async function count(ctx: Ctx, counted: Counted[]): Promise<boolean> {
  const allowed = await Promise.all(counted.map(each => withinLimit(ctx, ...each)))
  return allowed.every(Boolean)
}
