import {
  creditOpenInvoices,
  creditWhole,
  deleteDrafts,
  getBookedFor,
  lockOrderInvoices,
  tryStoreInvoicePdf,
} from '@/features/billing/server/public'
import type { Company } from '@/features/company/model/company'
import { getCompany } from '@/features/company/server/public'
import { requireOperator } from '@/platform/access/authority'
import { recordEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { type QueuedMail, queueMail, sendNow } from '@/platform/email/outbox'
import { singleLine } from '@/platform/text/format'
import { dayOf } from '@/platform/time/day'
import { canOrderBecome, MAX_REASON_LENGTH, type OrderStatus, orderIs } from '../model/orderStatus'
import { lockOrder, updateOrder } from './orderRepository'
import type { Order } from './orderRow'
import { statusLetter } from './statusMails'

/** `refused`: an order in this status cannot become that one, or not by staff. */
export type StatusResult = { kind: 'changed' | 'changedWithCredit' | 'refused' | 'notFound' }

type Change = {
  id: string
  to: OrderStatus
  /** For the log. */
  why: string
  /** For its customer, who reads it in the letter. */
  told?: string
  creditOpen: boolean
}

export type ChangedOrder = { mails: QueuedMail[]; credits: string[] }

/**
 * Moves an order along the table of statuses and tells its customer. With `creditOpen` an order that ends takes back what
 * is still to be paid for it.
 */
export async function changeOrderStatus(
  ctx: Ctx,
  id: string,
  to: OrderStatus,
  why: string,
  { creditOpen = false, told = '' }: Partial<Pick<Change, 'creditOpen' | 'told'>> = {},
): Promise<StatusResult> {
  requireOperator(ctx)
  const company = await getCompany(ctx)
  const changed = await transaction(ctx, tx =>
    changeInTransaction(ctx, tx, company, { id, to, why, told, creditOpen }),
  )
  if ('kind' in changed) return changed
  const { mails, credits } = changed
  await Promise.all([sendNow(ctx, mails), ...credits.map(credit => tryStoreInvoicePdf(ctx, credit))])
  return { kind: credits.length > 0 ? 'changedWithCredit' : 'changed' }
}

/** The same within the caller's transaction, which must do everything else before: a number may be drawn here. */
export async function changeInTransaction(
  ctx: Ctx,
  tx: Tx,
  company: Company,
  { id, to, why, told = '', creditOpen }: Change,
): Promise<ChangedOrder | StatusResult> {
  const order = await lockOrder(ctx, tx, id)
  if (!order) return { kind: 'notFound' }
  if (!canOrderBecome(order.status, to, 'staff')) return { kind: 'refused' }
  const booked = orderIs('awaitsPayment', order) && closes(to) ? await getBookedFor(tx.sql, id) : 0
  await move(ctx, tx, order, to)
  const moved = { code: 'order.statusChanged', from: order.status, to } as const
  await recordEvent(ctx, tx, { collection: 'hosting-orders', id }, moved)
  const reason = reasonText(told)
  await recordReason(ctx, tx, id, { code: 'order.statusReason', text: reasonText(why) })
  await recordReason(ctx, tx, id, { code: 'order.reasonTold', text: reason })
  const mails = await queueMail(ctx, tx, [statusLetter(order, to, { company, told: reason, booked })])
  return { mails, credits: await creditEnded(ctx, tx, order, { to, creditOpen }) }
}

/** What was paid for an order that did not begin goes back. Draws numbers. */
async function creditEnded(
  ctx: Ctx,
  tx: Tx,
  order: Order,
  { to, creditOpen }: Pick<Change, 'to' | 'creditOpen'>,
): Promise<string[]> {
  if (closes(to) && orderIs('isScheduled', order)) {
    const invoices = await lockOrderInvoices(tx, order.id)
    return creditWhole(
      ctx,
      tx,
      invoices.map(({ id }) => id),
    )
  }
  return creditOpen && ends(order, to) ? creditOpenInvoices(ctx, tx, order.id) : []
}

const closes = (to: OrderStatus) => orderIs('isClosed', { status: to })

const ends = (order: Order, to: OrderStatus) => closes(to) && orderIs('isRunning', order)

/** An order that never ran leaves no draft behind; one that did has a last day. */
async function move(ctx: Ctx, tx: Tx, order: Order, to: OrderStatus): Promise<void> {
  const { id } = order
  await updateOrder(ctx, tx, id, { status: to, ...(ends(order, to) && { endsOn: dayOf(ctx.now()) }) })
  if (closes(to) && orderIs('awaitsPayment', order)) {
    await deleteDrafts(tx, { order: id })
  }
}

type Reason = { code: 'order.statusReason' | 'order.reasonTold'; text: string }

async function recordReason(ctx: Ctx, tx: Tx, id: string, reason: Reason): Promise<void> {
  if (reason.text) await recordEvent(ctx, tx, { collection: 'hosting-orders', id }, reason)
}

const reasonText = (typed: string) => singleLine(typed).slice(0, MAX_REASON_LENGTH)
