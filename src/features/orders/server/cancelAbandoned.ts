import { sql } from '@payloadcms/db-postgres/drizzle'
import { PAYS_ORDER } from '@/features/billing/server/ownInvoice'
import { getCompany, type OwnCompany } from '@/features/company/server/getCompany'
import { keepEvent } from '@/platform/audit/keepEvent'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx, transaction } from '@/platform/db/transaction'
import { sendAtOnce } from '@/platform/email/confirmation'
import { type QueuedMail, queueMail } from '@/platform/email/outbox'
import { abandonedBefore, isAbandoned } from '../model/abandoned'
import { orderStatusLabel } from '../model/status'
import { eachOrder } from './eachOrder'
import { updateOrder } from './holdOrder'
import { abandonedMail } from './orderEndMails'
import { takeOrder } from './takeOrder'

/** Gives up the orders that nobody paid within 14 days. One whose bank is still at work is waited for. */
export async function cancelAbandoned(ctx: Ctx): Promise<void> {
  const longAgo = abandonedBefore(ctx.now()).toISOString()
  const { rows } = await database(ctx).drizzle.execute<{ id: string }>(sql`
    select id from hosting_orders o where status = 'pending' and created_at <= ${longAgo} and not ${BANK_AT_WORK}`)
  const company = await getCompany(ctx)
  await eachOrder(ctx, rows, 'given up', async id => {
    const mails = await transaction(ctx, tx => cancel(ctx, tx, id, company))
    if (mails.length > 0) await sendAtOnce(ctx, mails)
  })
}

const BANK_AT_WORK = sql`exists (select from payments p where p.order_id = o.id and p.state = 'pending' and ${PAYS_ORDER})`

async function cancel(ctx: Ctx, tx: Tx, id: string, company: OwnCompany): Promise<QueuedMail[]> {
  const order = await takeOrder(ctx, tx, id)
  if (order?.status !== 'pending' || !isAbandoned(new Date(order.createdAt), ctx.now())) return []
  await tx.sql.execute(sql`delete from hosting_invoices where order_id = ${id} and number is null`)
  await updateOrder(ctx, tx, id, { status: 'cancelled' })
  const [before, after] = [orderStatusLabel('pending'), orderStatusLabel('cancelled')]
  await keepEvent(ctx, tx, { collection: 'hosting-orders', id, change: 'Status', before, after })
  return queueMail(ctx, tx, [abandonedMail(order, company)])
}
