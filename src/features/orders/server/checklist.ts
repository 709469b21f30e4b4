import { sql } from '@payloadcms/db-postgres/drizzle'
import { getCompany, type OwnCompany } from '@/features/company/server/public'
import { requireOperator } from '@/platform/access/authority'
import { hasEvent, recordEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import { database, type Sql, type Tx, transaction } from '@/platform/db/transaction'
import { type QueuedMail, queueMail, sendNow } from '@/platform/email/outbox'
import { measureQueue, type Queue } from '@/platform/health/queues'
import { domainStateAfterTask, setUpWarningMoment } from '../model/checklist'
import { orderIs } from '../model/orderStatus'
import { forEachOrder, lockOrder, orderSql, selectOrderIds, updateOrder } from './orderRepository'
import { setUpTaskMail } from './orderTaskMails'
import { type DomainOutcomeResult, recordDomainOutcome, tickItem } from './recordDomainOutcome'

/** `refused`: what was done about a name cannot be undone here. */
export type TickResult = { kind: 'ticked' } | DomainOutcomeResult

export async function tickChecklist(ctx: Ctx, id: string, key: string, done = true): Promise<TickResult> {
  requireOperator(ctx)
  const settled = domainStateAfterTask(key)
  if (!settled) return transaction(ctx, tx => tick(ctx, tx, id, key, done))
  return done ? recordDomainOutcome(ctx, id, settled) : { kind: 'refused' }
}

async function tick(ctx: Ctx, tx: Tx, id: string, key: string, done: boolean): Promise<TickResult> {
  const order = await lockOrder(ctx, tx, id)
  const item = order?.checklist.find(each => each.key === key)
  if (!order || !item) return { kind: 'notFound' }
  if (!orderIs('isWorkedOn', order)) return { kind: 'notActive' }
  if (Boolean(item.doneAt) === done) return { kind: 'ticked' }
  await updateOrder(ctx, tx, id, tickItem(ctx, order, key, done))
  const ticked = { code: 'order.taskTicked', label: item.label, isDone: done } as const
  await recordEvent(ctx, tx, { collection: 'hosting-orders', id }, ticked)
  return { kind: 'ticked' }
}

/** Nothing of the log ever changes, so what is written there is warned of for good. */
const WARNED = 'order.setUpWarned'

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

/** Due when the promised three hours are over. */
export const setUpQueue: Queue = {
  ...{ key: 'set_ups', label: 'Hosting die klaargezet moet worden', href: '/admin/hosting', lateAfter: 0 },
  measure: (ctx, lateBefore) =>
    measureQueue(
      ctx,
      sql`${orderSql.from} where ${IS_TO_SET_UP} and o.set_up_by is not null`,
      sql`o.set_up_by`,
      lateBefore,
    ),
}

const IS_TO_SET_UP = sql`${orderSql.is('isWorkedOn')} and o.set_up_at is null`

function findUnwarned(ctx: Ctx, db: Sql, only: string | null = null): Promise<string[]> {
  const late = sql`${IS_TO_SET_UP} and o.set_up_by <= ${setUpWarningMoment(ctx.now()).toISOString()}
      and (${only}::uuid is null or o.id = ${only})
      and not ${hasEvent(sql`o.id`, WARNED)}
    order by o.set_up_by`
  return selectOrderIds(db, late)
}

/** Whoever holds the order first mails. One that was set up or stopped meanwhile is left alone. */
async function warn(ctx: Ctx, tx: Tx, id: string, company: OwnCompany): Promise<QueuedMail[]> {
  const order = await lockOrder(ctx, tx, id)
  const [still] = await findUnwarned(ctx, tx.sql, id)
  if (!order?.setUpBy || !still) return []
  const promised = new Date(order.setUpBy)
  const warned = { code: WARNED, promised: promised.toISOString() } as const
  await recordEvent(ctx, tx, { collection: 'hosting-orders', id }, warned)
  return queueMail(ctx, tx, [setUpTaskMail(order, promised, ctx.now(), company)])
}
