import { sql } from '@payloadcms/db-postgres/drizzle'
import { canOrderBecome, type OrderStatus } from '@/domain/hosting/status'
import type { Company } from '@/domain/site/company'
import { singleLine } from '@/domain/text/clean'
import { dayOf } from '@/domain/time/day'
import { getCompany } from '../content/getCompany'
import type { Ctx } from '../ctx'
import { forOperators } from '../leads/inbox/forOperators'
import { sendAtOnce } from '../mail/confirmation'
import { type QueuedMail, queueMail } from '../mail/outbox'
import { type Tx, transaction } from '../transaction'
import { type HeldOrder, holdOrder, updateOrder } from './holdOrder'
import { keepEvent } from './keepEvent'
import { statusLetter } from './statusLetters'

/** `refused`: an order in this status cannot become that one, or not by staff. */
export type StatusResult = { kind: 'changed' | 'refused' | 'notFound' }

const LONGEST_REASON = 500

/** Moves an order along the table of statuses and tells its customer. `why` stays in the log. */
export async function changeOrderStatus(
  ctx: Ctx,
  id: string,
  to: OrderStatus,
  why: string,
): Promise<StatusResult> {
  forOperators(ctx)
  const company = await getCompany(ctx)
  const mails = await transaction(ctx, tx => change(ctx, tx, company, { id, to, why }))
  if (!Array.isArray(mails)) return mails
  await sendAtOnce(ctx, mails)
  return { kind: 'changed' }
}

type Change = { id: string; to: OrderStatus; why: string }

async function change(
  ctx: Ctx,
  tx: Tx,
  company: Company,
  { id, to, why }: Change,
): Promise<QueuedMail[] | StatusResult> {
  const order = await holdOrder(ctx, tx, id)
  if (!order) return { kind: 'notFound' }
  if (!canOrderBecome(order.status, to, 'staff')) return { kind: 'refused' }
  await move(ctx, tx, order, to)
  const moved = { change: 'Status', before: order.status, after: to }
  await keepEvent(ctx, tx, { collection: 'hosting-orders', id, ...moved })
  await keepReason(ctx, tx, id, why)
  return queueMail(ctx, tx, [statusLetter(order, to, company)])
}

/** An order that never ran leaves no draft behind; one that did has a last day. */
async function move(ctx: Ctx, tx: Tx, { id, status: from }: HeldOrder, to: OrderStatus): Promise<void> {
  const ends = to === 'cancelled' && from !== 'pending'
  await updateOrder(ctx, tx, id, { status: to, ...(ends && { endsOn: dayOf(ctx.now()) }) })
  if (to === 'cancelled' && from === 'pending') {
    await tx.sql.execute(sql`delete from hosting_invoices where order_id = ${id} and number is null`)
  }
}

async function keepReason(ctx: Ctx, tx: Tx, id: string, why: string): Promise<void> {
  const after = singleLine(why).slice(0, LONGEST_REASON)
  if (!after) return
  await keepEvent(ctx, tx, { collection: 'hosting-orders', id, change: 'Reden', before: null, after })
}
