import { sql } from '@payloadcms/db-postgres/drizzle'
import { recordSecurityEvent } from '@/platform/audit/recordSecurityEvent'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { currentCustomerId } from './customerRecord'

/** Ends the session of this request, and leaves those of other browsers. */
export async function logOut(ctx: Ctx): Promise<void> {
  const id = currentCustomerId(ctx)
  if (!id || !ctx.user || !('_sid' in ctx.user)) return
  await database(ctx).drizzle.execute(sql`
    with customer as (select id from hosting_customers where id = ${id} for update)
    delete from hosting_customers_sessions s using customer
    where s._parent_id = customer.id and s.id = ${String(ctx.user._sid)}`)
  await recordSecurityEvent(ctx, null, { event: { code: 'loggedOut' }, subject: null })
}
