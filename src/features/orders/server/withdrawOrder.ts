import { creditWhole, deleteDrafts, lockOrderInvoices } from '@/features/billing/server/public'
import type { OwnCompany } from '@/features/company/server/public'
import { recordEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import { queueMail } from '@/platform/email/outbox'
import { dayOf } from '@/platform/time/day'
import { orderIs, STATUS_AFTER } from '../model/orderStatus'
import { refundDueOn } from '../model/withdrawal'
import { updateOrder } from './orderRepository'
import type { Order } from './orderRow'
import { withdrawnLetter } from './withdrawalMails'
import { setRefund } from './withdrawalRepository'

type Withdrawal = { id: string; submittedAt: Date; company: OwnCompany }

/** `dueOn` is null where nothing was paid. `credit` draws numbers: call it last. */
export type Withdrawn = { dueOn: string | null; credit: () => Promise<string[]> }

/**
 * Ends an order today and has all that it was invoiced for credited: nothing is owed for the days that it ran, since
 * nobody can ask yet to begin within the period (article 6:230s, fifth paragraph). The caller holds its lock.
 */
export async function withdrawOrder(
  ctx: Ctx,
  tx: Tx,
  order: Order,
  { id: withdrawal, submittedAt, company }: Withdrawal,
): Promise<Withdrawn> {
  const { id, status: from } = order
  const to = STATUS_AFTER.end
  const endsOn = orderIs('isRunning', order) ? dayOf(ctx.now()) : null
  await updateOrder(ctx, tx, id, { status: to, endsOn, withdrawnAt: submittedAt.toISOString() })
  await deleteDrafts(tx, { order: id })
  const about = { collection: 'hosting-orders', id } as const
  await recordEvent(ctx, tx, about, { code: 'order.statusChanged', from, to })
  await recordEvent(ctx, tx, about, { code: 'order.withdrawn' })
  const { invoices, refund } = await lockOrderInvoices(tx, id)
  const dueOn = refund > 0 ? refundDueOn(dayOf(submittedAt)) : null
  if (dueOn) await setRefund(ctx, tx, withdrawal, { refund, refundDueOn: dueOn })
  await queueMail(ctx, tx, [withdrawnLetter(order, { refund, dueOn }, company)])
  return { dueOn, credit: () => creditWhole(ctx, tx, invoices) }
}
