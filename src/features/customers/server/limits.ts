import { logInLimits } from '@/platform/auth/logInLimits'
import type { Ctx } from '@/platform/ctx'
import { withinLimit } from '@/platform/limits/counters'
import { currentCustomerId } from './customerRepository'

export const { checkLogIn, resetLogInLimits, checkLinkRequest, mayUseLink } = logInLimits('customer')

export const mayTryPassword = (ctx: Ctx, id: string) => withinLimit(ctx, 'customer-proof', id)

export async function mayReadInvoice(ctx: Ctx): Promise<boolean> {
  const reader = currentCustomerId(ctx)
  return !reader || withinLimit(ctx, 'customer-invoice', reader)
}

export const mayChange = (ctx: Ctx, id: string) => withinLimit(ctx, 'customer-change', id)
