import { sql } from '@payloadcms/db-postgres/drizzle'
import { RENEWAL_DAYS_AHEAD } from '@/domain/invoicing/renewal'
import { addDays, dayOf } from '@/domain/time/day'
import type { Ctx } from '../ctx'
import { database } from '../transaction'
import { eachOrder } from './eachOrder'
import { renewOrder } from './renewOrder'
import { storeSoon } from './storeInvoicePdf'

/** Invoices and mails the terms that begin within 14 days. What lies further behind comes round by round. */
export async function renewOrders(ctx: Ctx): Promise<void> {
  const soon = addDays(dayOf(ctx.now()), RENEWAL_DAYS_AHEAD)
  const { rows } = await database(ctx).drizzle.execute<{ id: string }>(sql`
    select id from hosting_orders where status = 'active' and invoiced_until <= ${soon}
      and (ends_on is null or ends_on > invoiced_until) order by invoiced_until`)
  await eachOrder(ctx, rows, 'renewed', async id => {
    const invoice = await renewOrder(ctx, id)
    if (invoice) await storeSoon(ctx, invoice)
  })
}
