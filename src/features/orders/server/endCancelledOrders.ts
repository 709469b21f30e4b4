import { sql } from '@payloadcms/db-postgres/drizzle'
import { getCompany, type OwnCompany } from '@/features/company/server/getCompany'
import { recordEvent } from '@/platform/audit/keepEvent'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx, transaction } from '@/platform/db/transaction'
import { sendNow } from '@/platform/email/confirmation'
import { type QueuedMail, queueMail } from '@/platform/email/outbox'
import { dayOf } from '@/platform/time/day'
import { canOrderBecome, orderStatusLabel } from '../model/status'
import { forEachOrder } from './eachOrder'
import { updateOrder } from './holdOrder'
import { endedMails } from './orderEndMails'
import { tryLockOrder } from './takeOrder'

/** Ends the orders whose last day is behind us, and tells the customer and who has to take the hosting down. */
export async function endCancelledOrders(ctx: Ctx): Promise<void> {
  const { rows } = await database(ctx).drizzle.execute<{ id: string }>(sql`
    select id from hosting_orders where status in ('active', 'suspended') and ends_on <= ${dayOf(ctx.now())}`)
  const company = await getCompany(ctx)
  await forEachOrder(ctx, rows, 'ended', async id => {
    const mails = await transaction(ctx, tx => endOrder(ctx, tx, id, company))
    if (mails.length > 0) await sendNow(ctx, mails)
  })
}

async function endOrder(ctx: Ctx, tx: Tx, id: string, company: OwnCompany): Promise<QueuedMail[]> {
  const order = await tryLockOrder(ctx, tx, id)
  if (!order?.endsOn || order.endsOn > dayOf(ctx.now())) return []
  if (!canOrderBecome(order.status, 'cancelled', 'system')) return []
  await updateOrder(ctx, tx, id, { status: 'cancelled' })
  const [before, after] = [orderStatusLabel(order.status), orderStatusLabel('cancelled')]
  await recordEvent(ctx, tx, { collection: 'hosting-orders', id, change: 'Status', before, after })
  return queueMail(ctx, tx, endedMails(order, company))
}
