import { logInLimits } from '@/platform/auth/logInLimits'
import type { Ctx } from '@/platform/ctx'
import { withinLimit } from '@/platform/limits/counters'
import { currentCustomerId } from './customerRepository'

export const { checkLogIn, resetLogInLimits, checkLinkRequest, mayUseLink } = logInLimits('customer')

/** How often somebody who is logged in may try the password they have. */
export const mayProve = (ctx: Ctx, id: string) => withinLimit(ctx, 'customer-proof', id)

/** How often a customer may fetch the PDF of an invoice. Who is not logged in finds none, and is not counted. */
export async function mayReadInvoice(ctx: Ctx): Promise<boolean> {
  const reader = currentCustomerId(ctx)
  return !reader || withinLimit(ctx, 'customer-invoice', reader)
}

export const mayChange = (ctx: Ctx, id: string) => withinLimit(ctx, 'customer-change', id)
