import { Forbidden } from 'payload'
import { hasRole } from '@/access/actors'
import type { Ctx } from '../../ctx'

/** Stops whoever may not see leads, before anything is asked of the database. */
export function forOperators(ctx: Ctx): void {
  if (!hasRole(ctx.user, 'operator')) throw new Forbidden()
}
