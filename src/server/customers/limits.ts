import type { Ctx } from '../ctx'
import { count, HOUR, logInLimits, MINUTE } from '../logIn/limits'

const PROOF = { name: 'customer-proof', points: 10, seconds: 15 * MINUTE }
const CHANGE = { name: 'customer-change', points: 30, seconds: HOUR }

export const { mayLogIn, forgive, mayAskLink, mayUseLink } = logInLimits('customer')

/** How often somebody who is logged in may try the password they have. */
export function mayProve(ctx: Ctx, id: string): Promise<boolean> {
  return count(ctx, [[PROOF, id]])
}

export function mayChange(ctx: Ctx, id: string): Promise<boolean> {
  return count(ctx, [[CHANGE, id]])
}
