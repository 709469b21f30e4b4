import type { Ctx } from '../ctx'
import { withinLimit } from '../limits'
import { logInLimits } from '../logIn/limits'

export const { mayLogIn, forgive, mayAskLink, mayUseLink } = logInLimits('customer')

/** How often somebody who is logged in may try the password they have. */
export const mayProve = (ctx: Ctx, id: string) => withinLimit(ctx, 'customer-proof', id)

export const mayChange = (ctx: Ctx, id: string) => withinLimit(ctx, 'customer-change', id)
