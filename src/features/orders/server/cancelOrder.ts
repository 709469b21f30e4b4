import { sql } from '@payloadcms/db-postgres/drizzle'
import { deleteDrafts, hasPendingPayment } from '@/features/billing/server/public'
import { getCompany, type OwnCompany } from '@/features/company/server/public'
import { currentCustomerId, mayChange } from '@/features/customers/server/public'
import { recordEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx, transaction } from '@/platform/db/transaction'
import { type QueuedMail, queueMail, sendNow } from '@/platform/email/outbox'
import { dayOf } from '@/platform/time/day'
import { canOrderBecome, isUnpaidTooLong, orderIs, STATUS_AFTER, unpaidBefore } from '../model/orderStatus'
import { earliestEnd } from '../model/renewal'
import { endedMails, endLetter, unpaidOrderMail } from './orderEndMails'
import {
  forEachOrder,
  lockOwnOrder,
  orderSql,
  selectOrderIds,
  tryLockOrder,
  updateOrder,
} from './orderRepository'
import { endTask } from './orderTaskMails'

type CancelResult = { kind: 'cancelled'; endsOn: string } | { kind: 'notActive' | 'tooMany' }

type Ended = { endsOn: string; mails: QueuedMail[] }

/**
 * Has an order of the customer who asks end with what is invoiced; asked again it is the same answer. Null when the
 * order is not theirs.
 */
export async function cancelAtTermEnd(ctx: Ctx, orderId: string): Promise<CancelResult | null> {
  const customer = currentCustomerId(ctx)
  if (!customer) return null
  if (!(await mayChange(ctx, customer))) return { kind: 'tooMany' }
  const company = await getCompany(ctx)
  const ended = await transaction(ctx, tx => setEndDay(ctx, tx, orderId, company))
  if (!ended || 'kind' in ended) return ended
  await sendNow(ctx, ended.mails)
  return { kind: 'cancelled', endsOn: ended.endsOn }
}

async function setEndDay(
  ctx: Ctx,
  tx: Tx,
  orderId: string,
  company: OwnCompany,
): Promise<Ended | CancelResult | null> {
  const order = await lockOwnOrder(ctx, tx, orderId)
  if (!order) return null
  const { id, endsOn: known } = order
  const endsOn = earliestEnd(order, dayOf(ctx.now()))
  if (!orderIs('isBillable', order) || !endsOn) return { kind: 'notActive' }
  if (known) return { kind: 'cancelled', endsOn: known }
  await updateOrder(ctx, tx, id, { endsOn })
  await recordEvent(
    ctx,
    tx,
    { collection: 'hosting-orders', id },
    { code: 'order.cancelledPer', day: endsOn },
  )
  const drafts = [endLetter(order, endsOn, company), endTask(order, endsOn, company)]
  return { endsOn, mails: await queueMail(ctx, tx, drafts) }
}

/** Ends the orders whose last day is behind us, and tells the customer and who has to take the hosting down. */
export async function endCancelledOrders(ctx: Ctx): Promise<void> {
  const over = sql`${orderSql.is('isRunning')} and o.ends_on <= ${dayOf(ctx.now())}`
  const ended = await selectOrderIds(database(ctx).drizzle, over)
  const company = await getCompany(ctx)
  await forEachOrder(ctx, ended, 'ended', async id => {
    const mails = await transaction(ctx, tx => endOrder(ctx, tx, id, company))
    if (mails.length > 0) await sendNow(ctx, mails)
  })
}

async function endOrder(ctx: Ctx, tx: Tx, id: string, company: OwnCompany): Promise<QueuedMail[]> {
  const order = await tryLockOrder(ctx, tx, id)
  if (!order?.endsOn || order.endsOn > dayOf(ctx.now())) return []
  if (!canOrderBecome(order.status, STATUS_AFTER.end, 'system')) return []
  await updateOrder(ctx, tx, id, { status: STATUS_AFTER.end })
  const ended = { code: 'order.statusChanged', from: order.status, to: STATUS_AFTER.end } as const
  await recordEvent(ctx, tx, { collection: 'hosting-orders', id }, ended)
  return queueMail(ctx, tx, endedMails(order, company))
}

/** Gives up the orders that nobody paid within 14 days. One whose bank is still at work is waited for. */
export async function cancelUnpaidOrders(ctx: Ctx): Promise<void> {
  const longAgo = unpaidBefore(ctx.now()).toISOString()
  const waits = sql`${orderSql.is('awaitsPayment')} and o.created_at <= ${longAgo}`
  const isUnpaid = sql`${waits} and not ${hasPendingPayment(sql`o.id`)}`
  const unpaid = await selectOrderIds(database(ctx).drizzle, isUnpaid)
  const company = await getCompany(ctx)
  await forEachOrder(ctx, unpaid, 'given up', async id => {
    const mails = await transaction(ctx, tx => cancelUnpaid(ctx, tx, id, company))
    if (mails.length > 0) await sendNow(ctx, mails)
  })
}

async function cancelUnpaid(ctx: Ctx, tx: Tx, id: string, company: OwnCompany): Promise<QueuedMail[]> {
  const order = await tryLockOrder(ctx, tx, id)
  if (!order || !orderIs('awaitsPayment', order)) return []
  if (!isUnpaidTooLong(new Date(order.createdAt), ctx.now())) return []
  await deleteDrafts(tx, { order: id })
  await updateOrder(ctx, tx, id, { status: STATUS_AFTER.end })
  const ended = { code: 'order.statusChanged', from: order.status, to: STATUS_AFTER.end } as const
  await recordEvent(ctx, tx, { collection: 'hosting-orders', id }, ended)
  return queueMail(ctx, tx, [unpaidOrderMail(order, company)])
}
