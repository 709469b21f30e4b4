import { sql } from '@payloadcms/db-postgres/drizzle'
import { canOrderBecome, orderStatusLabel } from '@/domain/hosting/status'
import { dayOf } from '@/domain/time/day'
import { getCompany, type OwnCompany } from '../content/getCompany'
import type { Ctx } from '../ctx'
import { updateOrder } from '../hosting/holdOrder'
import { keepEvent } from '../hosting/keepEvent'
import { sendAtOnce } from '../mail/confirmation'
import { type QueuedMail, queueMail } from '../mail/outbox'
import { database, type Tx, transaction } from '../transaction'
import { eachOrder } from './eachOrder'
import { endedMails } from './orderEndMails'
import { takeOrder } from './takeOrder'

/** Ends the orders whose last day is behind us, and tells the customer and who has to take the hosting down. */
export async function endCancelledOrders(ctx: Ctx): Promise<void> {
  const { rows } = await database(ctx).drizzle.execute<{ id: string }>(sql`
    select id from hosting_orders where status in ('active', 'suspended') and ends_on <= ${dayOf(ctx.now())}`)
  const company = await getCompany(ctx)
  await eachOrder(ctx, rows, 'ended', async id => {
    const mails = await transaction(ctx, tx => end(ctx, tx, id, company))
    if (mails.length > 0) await sendAtOnce(ctx, mails)
  })
}

async function end(ctx: Ctx, tx: Tx, id: string, company: OwnCompany): Promise<QueuedMail[]> {
  const order = await takeOrder(ctx, tx, id)
  if (!order?.endsOn || order.endsOn > dayOf(ctx.now())) return []
  if (!canOrderBecome(order.status, 'cancelled', 'system')) return []
  await updateOrder(ctx, tx, id, { status: 'cancelled' })
  const [before, after] = [orderStatusLabel(order.status), orderStatusLabel('cancelled')]
  await keepEvent(ctx, tx, { collection: 'hosting-orders', id, change: 'Status', before, after })
  return queueMail(ctx, tx, endedMails(order, company))
}
