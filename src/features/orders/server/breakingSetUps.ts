import { sql } from '@payloadcms/db-postgres/drizzle'
import { getCompany, type OwnCompany } from '@/features/company/server/getCompany'
import { recordEvent } from '@/platform/audit/keepEvent'
import type { Ctx } from '@/platform/ctx'
import { database, type Sql, type Tx, transaction } from '@/platform/db/transaction'
import { sendNow } from '@/platform/email/confirmation'
import { type QueuedMail, queueMail } from '@/platform/email/outbox'
import { formatMoment } from '@/platform/time/zone'
import { setUpWarningMoment } from '../model/checklist'
import { forEachOrder } from './eachOrder'
import { lockOrder } from './holdOrder'
import { setUpTask } from './taskMails'

/** Nothing of the log ever changes, so what is written there is warned of for good. */
const WARNED = 'Waarschuwing gemaild'

/** Warns staff, once an order, when a quarter of the three hours is left and it is not set up. */
export async function warnOfLateSetUps(ctx: Ctx): Promise<void> {
  const orders = await findUnwarned(ctx, database(ctx).drizzle)
  if (orders.length === 0) return
  const company = await getCompany(ctx)
  await forEachOrder(ctx, orders, 'warned of', async id => {
    const mails = await transaction(ctx, tx => warn(ctx, tx, id, company))
    if (mails.length > 0) await sendNow(ctx, mails)
  })
}

async function findUnwarned(ctx: Ctx, db: Sql, only: string | null = null): Promise<{ id: string }[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select o.id from hosting_orders o
    where o.status = 'active' and o.set_up_at is null and o.set_up_by <= ${setUpWarningMoment(ctx.now()).toISOString()}
      and (${only}::uuid is null or o.id = ${only})
      and not exists (select from events e where e.subject_id = o.id::text and e.change = ${WARNED})
    order by o.set_up_by`)
  return rows
}

/** Whoever holds the order first mails. One that was set up or stopped meanwhile is left alone. */
async function warn(ctx: Ctx, tx: Tx, id: string, company: OwnCompany): Promise<QueuedMail[]> {
  const order = await lockOrder(ctx, tx, id)
  const [still] = await findUnwarned(ctx, tx.sql, id)
  if (!order?.setUpBy || !still) return []
  const promised = new Date(order.setUpBy)
  const change = { change: WARNED, before: null, after: formatMoment(promised) }
  await recordEvent(ctx, tx, { collection: 'hosting-orders', id, ...change })
  return queueMail(ctx, tx, [setUpTask(order, promised, ctx.now(), company)])
}
