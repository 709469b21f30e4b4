import { sql } from '@payloadcms/db-postgres/drizzle'
import {
  deleteDrafts,
  getBookedFor,
  hasPendingPayment,
  invoiceSql,
  lockTermInvoices,
  settleTermInvoices,
  tryStoreInvoicePdf,
} from '@/features/billing/server/public'
import { getCompany, type OwnCompany } from '@/features/company/server/public'
import { currentCustomerId, getLeavingTerms, mayChange } from '@/features/customers/server/public'
import { recordEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx, transaction } from '@/platform/db/transaction'
import { type QueuedMail, queueMail, sendNow } from '@/platform/email/outbox'
import { dayOf, formatPlainDay } from '@/platform/time/day'
import { type Leaving, leave, withoutTerms } from '../model/leaving'
import { canOrderBecome, isUnpaidTooLong, orderIs, STATUS_AFTER, unpaidBefore } from '../model/orderStatus'
import { endedMails, endLetter, unpaidOrderMail } from './orderEndMails'
import {
  deleteRenewedTerms,
  forEachOrder,
  lockOwnOrder,
  orderSql,
  selectOrderIds,
  tryLockOrder,
  updateOrder,
} from './orderRepository'
import type { Order } from './orderRow'
import { endTaskMail } from './orderTaskMails'

type Cancelled = { kind: 'cancelled'; endsOn: string }

type CancelResult = Cancelled | { kind: 'notActive' | 'tooMany' }

type Ended = { answer: Cancelled; mails: QueuedMail[]; documents: string[] }

/**
 * Ends an order of the customer who asks, as soon as their terms allow: withdraws the invoices of terms that do not
 * begin, and credits the days after the end where they are owed. Asked again it is the same answer. Null when the
 * order is not theirs.
 */
export async function cancelOwnOrder(ctx: Ctx, orderId: string): Promise<CancelResult | null> {
  const customer = currentCustomerId(ctx)
  if (!customer) return null
  if (!(await mayChange(ctx, customer))) return { kind: 'tooMany' }
  const company = await getCompany(ctx)
  const ended = await transaction(ctx, tx => cancel(ctx, tx, orderId, company))
  if (!ended || 'kind' in ended) return ended
  await Promise.all([
    sendNow(ctx, ended.mails),
    ...ended.documents.map(document => tryStoreInvoicePdf(ctx, document)),
  ])
  return ended.answer
}

async function cancel(
  ctx: Ctx,
  tx: Tx,
  orderId: string,
  company: OwnCompany,
): Promise<Ended | CancelResult | null> {
  const order = await lockOwnOrder(ctx, tx, orderId)
  if (!order) return null
  if (!orderIs('isBillable', order)) return { kind: 'notActive' }
  if (order.endsOn) return { kind: 'cancelled', endsOn: order.endsOn }
  const today = dayOf(ctx.now())
  const terms = await getLeavingTerms(tx, order.customer, order.buyer)
  const leaving = leave(order, await lockTermInvoices(tx, order.id, today), today, terms)
  if (!leaving) return { kind: 'notActive' }
  return end(ctx, tx, order, leaving, company)
}

/** Numbers are drawn last. */
async function end(ctx: Ctx, tx: Tx, order: Order, leaving: Leaving, company: OwnCompany): Promise<Ended> {
  const { id } = order
  const { endsOn, settlements } = leaving
  const left = withoutTerms(order, settlements)
  await updateOrder(ctx, tx, id, { endsOn, ...left })
  const withdrawn = settlements.filter(({ kind }) => kind === 'withdraw')
  await deleteRenewedTerms(
    tx,
    id,
    withdrawn.map(({ period }) => period.from),
  )
  const about = { collection: 'hosting-orders', id } as const
  await recordEvent(ctx, tx, about, { code: 'order.cancelledPer', day: endsOn })
  const mails = await queueMail(ctx, tx, [
    endLetter({ ...order, ...left }, leaving, company),
    endTaskMail(order, leaving, company),
  ])
  const note = `Opgezegd per ${formatPlainDay(endsOn)}.`
  const documents = await settleTermInvoices(ctx, tx, settlements, note)
  return { answer: { kind: 'cancelled', endsOn }, mails, documents }
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
  const endsOn = order?.endsOn
  if (!endsOn || endsOn > dayOf(ctx.now())) return []
  if (!canOrderBecome(order.status, STATUS_AFTER.end, 'system')) return []
  await updateOrder(ctx, tx, id, { status: STATUS_AFTER.end })
  const ended = { code: 'order.statusChanged', from: order.status, to: STATUS_AFTER.end } as const
  await recordEvent(ctx, tx, { collection: 'hosting-orders', id }, ended)
  return queueMail(ctx, tx, endedMails({ ...order, endsOn }, company))
}

/**
 * Gives up the orders that nobody paid within 14 days. One whose bank is still at work is waited for, and one that is paid in
 * part is for staff to decide on.
 */
export async function cancelUnpaidOrders(ctx: Ctx): Promise<void> {
  const longAgo = unpaidBefore(ctx.now()).toISOString()
  const waits = sql`${orderSql.is('awaitsPayment')} and o.created_at <= ${longAgo}`
  const id = sql`o.id`
  const isUnpaid = sql`${waits} and not ${hasPendingPayment(id)} and ${invoiceSql.bookedFor(id)} = 0`
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
  if ((await getBookedFor(tx.sql, id)) > 0) return []
  await deleteDrafts(tx, { order: id })
  await updateOrder(ctx, tx, id, { status: STATUS_AFTER.end })
  const ended = { code: 'order.statusChanged', from: order.status, to: STATUS_AFTER.end } as const
  await recordEvent(ctx, tx, { collection: 'hosting-orders', id }, ended)
  return queueMail(ctx, tx, [unpaidOrderMail(order, company)])
}
