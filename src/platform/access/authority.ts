import { Forbidden } from 'payload'
import type { Ctx } from '@/platform/ctx'
import { hasRole } from './actors'

/** The server acts itself, after its own checks. */
export const asSystem = { overrideAccess: true } as const

export function asUser(ctx: Pick<Ctx, 'user'>) {
  return { overrideAccess: false, user: ctx.user } as const
}

/** Throws before anything is read unless staff with the operator role ask. */
export function requireOperator(ctx: Ctx): void {
  if (!hasRole(ctx.user, 'operator')) throw new Forbidden()
}
