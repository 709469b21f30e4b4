import { Forbidden } from 'payload'
import type { Ctx } from '@/platform/ctx'
import { hasRole } from './actors'

/** The server's own act, after its own checks. */
export const asSystem = { overrideAccess: true } as const

/** In the name of whoever asks: access control decides. */
export function asUser(ctx: Pick<Ctx, 'user'>) {
  return { overrideAccess: false, user: ctx.user } as const
}

/** Stops whoever may not see leads, before anything is asked of the database. */
export function requireOperator(ctx: Ctx): void {
  if (!hasRole(ctx.user, 'operator')) throw new Forbidden()
}
