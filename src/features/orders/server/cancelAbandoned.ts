import { sql } from '@payloadcms/db-postgres/drizzle'
import { PAYS_ORDER } from '@/features/billing/server/ownInvoice'
import { getCompany, type OwnCompany } from '@/features/company/server/getCompany'
import { recordEvent } from '@/platform/audit/keepEvent'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx, transaction } from '@/platform/db/transaction'
import { sendNow } from '@/platform/email/confirmation'
import { type QueuedMail, queueMail } from '@/platform/email/outbox'
import { unpaidBefore, isUnpaidTooLong } from '../model/abandoned'
import { orderStatusLabel } from '../model/status'
import { forEachOrder } from './eachOrder'
import { updateOrder } from './holdOrder'
import { unpaidOrderMail } from './orderEndMails'
import { tryLockOrder } from './takeOrder'

/** Gives up the orders that nobody paid within 14 days. One whose bank is still at work is waited for. */
export async function cancelUnpaidOrders(ctx: Ctx): Promise<void> {
  const longAgo = unpaidBefore(ctx.now()).toISOString()
  const { rows } = await database(ctx).drizzle.execute<{ id: string }>(sql`
    select id from hosting_orders o where status = 'pending' and created_at <= ${longAgo} and not ${PAYMENT_PENDING}`)
  const company = await getCompany(ctx)
  await forEachOrder(ctx, rows, 'given up', async id => {
    const mails = await transaction(ctx, tx => cancelUnpaid(ctx, tx, id, company))
    if (mails.length > 0) await sendNow(ctx, mails)
  })
}

const PAYMENT_PENDING = sql`exists (select from payments p where p.order_id = o.id and p.state = 'pending' and ${PAYS_ORDER})`

async function cancelUnpaid(ctx: Ctx, tx: Tx, id: string, company: OwnCompany): Promise<QueuedMail[]> {
  const order = await tryLockOrder(ctx, tx, id)
  if (order?.status !== 'pending' || !isUnpaidTooLong(new Date(order.createdAt), ctx.now())) return []
  await tx.sql.execute(sql`delete from hosting_invoices where order_id = ${id} and number is null`)
  await updateOrder(ctx, tx, id, { status: 'cancelled' })
  const [before, after] = [orderStatusLabel('pending'), orderStatusLabel('cancelled')]
  await recordEvent(ctx, tx, { collection: 'hosting-orders', id, change: 'Status', before, after })
  return queueMail(ctx, tx, [unpaidOrderMail(order, company)])
}
