import { creditEach, deleteDrafts, getAdvance, lockOrderInvoices } from '@/features/billing/server/public'
import type { OwnCompany } from '@/features/company/server/public'
import { recordEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import { queueMail } from '@/platform/email/outbox'
import { dayOf } from '@/platform/time/day'
import { orderIs, STATUS_AFTER } from '../model/orderStatus'
import { refundDueOn, withdrawalNote } from '../model/withdrawal'
import { type WithdrawalMoney, withdrawalMoney } from '../model/withdrawalCredit'
import { updateOrder } from './orderRepository'
import type { Order } from './orderRow'
import { withdrawnLetter } from './withdrawalMails'
import { setRefund } from './withdrawalRepository'

type Withdrawal = { id: string; submittedAt: Date; company: OwnCompany }

/** `dueOn` is null where nothing was paid. `credit` draws numbers: call it last. */
export type Withdrawn = { dueOn: string | null; credit: () => Promise<string[]> }

/**
 * Ends an order today and has credited what it was invoiced for: all of it, or what was not delivered yet to who asked
 * to begin at once. What was paid of it before it had an invoice goes back whole. The caller holds its lock.
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
  const day = dayOf(submittedAt)
  const money = withdrawalMoney(order, await lockOrderInvoices(tx, id), day)
  const { owed, credits } = money
  const refund = money.refund + (await getAdvance(tx.sql, id))
  const dueOn = refund > 0 ? refundDueOn(day) : null
  if (dueOn) await setRefund(ctx, tx, withdrawal, { refund, refundDueOn: dueOn })
  await queueMail(ctx, tx, [
    withdrawnLetter(order, { refund, owed, dueOn, isCredited: credits.length > 0 }, company),
  ])
  return {
    dueOn,
    credit: () => creditEach(ctx, tx, creditsOf(money, withdrawalNote(day))),
  }
}

/** One that is credited whole speaks for itself. */
const creditsOf = ({ credits }: WithdrawalMoney, note: string) =>
  credits.map(({ invoice, lines }) => (lines ? { invoice, lines, note } : { invoice }))
