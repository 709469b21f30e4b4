import { sql } from '@payloadcms/db-postgres/drizzle'
import { tryStoreInvoicePdf } from '@/features/billing/server/storeInvoicePdf'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { addDays, dayOf } from '@/platform/time/day'
import { RENEWAL_DAYS_AHEAD } from '../model/renewal'
import { forEachOrder } from './eachOrder'
import { renewOrder } from './renewOrder'

/** Invoices and mails the terms that begin within 14 days. What lies further behind comes round by round. */
export async function renewOrders(ctx: Ctx): Promise<void> {
  const soon = addDays(dayOf(ctx.now()), RENEWAL_DAYS_AHEAD)
  const { rows } = await database(ctx).drizzle.execute<{ id: string }>(sql`
    select id from hosting_orders where status = 'active' and invoiced_until <= ${soon}
      and (ends_on is null or ends_on > invoiced_until) order by invoiced_until`)
  await forEachOrder(ctx, rows, 'renewed', async id => {
    const invoice = await renewOrder(ctx, id)
    if (invoice) await tryStoreInvoicePdf(ctx, invoice)
  })
}
