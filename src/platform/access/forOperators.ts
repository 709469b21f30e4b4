import { Forbidden } from 'payload'
import type { Ctx } from '@/platform/ctx'
import { hasRole } from './actors'

/** Stops whoever may not see leads, before anything is asked of the database. */
export function requireOperator(ctx: Ctx): void {
  if (!hasRole(ctx.user, 'operator')) throw new Forbidden()
}
