import { getCompany, type OwnCompany } from '@/features/company/server/public'
import { requireOperator } from '@/platform/access/authority'
import { recordEvent } from '@/platform/audit/auditLog'
import { json, operatorEndpoint } from '@/platform/console/officeEndpoints'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { dayOf } from '@/platform/time/day'
import { orderIs } from '../model/orderStatus'
import { lateRefundDueOn, refundDueOn, type SettledResult } from '../model/withdrawal'
import { lockOrder } from './orderRepository'
import {
  addRefund,
  findQuoteWithdrawal,
  lockToJudge,
  setJudged,
  setRefund,
  settleQuoteWithdrawals,
} from './withdrawalRepository'
import { withdrawOrder } from './withdrawOrder'

/** Staff carry out one that was doubtful, on the order that it named. */
export async function acceptWithdrawal(ctx: Ctx, id: string): Promise<SettledResult> {
  requireOperator(ctx)
  const company = await getCompany(ctx)
  return transaction(ctx, tx => accept(ctx, tx, id, company))
}

async function accept(ctx: Ctx, tx: Tx, id: string, company: OwnCompany): Promise<SettledResult> {
  const open = await lockToJudge(tx, id)
  if (!open) return { kind: 'notOpen' }
  const order = open.order ? await lockOrder(ctx, tx, open.order) : null
  if (!order || order.withdrawnAt || orderIs('isClosed', order)) return { kind: 'noOrder' }
  const submittedAt = new Date(open.submittedAt)
  const { credit } = await withdrawOrder(ctx, tx, order, { id, submittedAt, company })
  await setJudged(ctx, tx, id, { isAccepted: true })
  await recordEvent(ctx, tx, { collection: 'withdrawals', id }, { code: 'withdrawal.accepted' })
  await credit()
  return { kind: 'accepted' }
}

/** Nothing has to be done, or it was done by hand. */
export async function closeWithdrawal(ctx: Ctx, id: string): Promise<SettledResult> {
  requireOperator(ctx)
  return transaction<SettledResult>(ctx, async tx => {
    if (!(await lockToJudge(tx, id))) return { kind: 'notOpen' }
    await setJudged(ctx, tx, id, { isAccepted: false })
    await recordEvent(ctx, tx, { collection: 'withdrawals', id }, { code: 'withdrawal.closed' })
    return { kind: 'closed' }
  })
}

/** `refund` is what was paid of it, in cents. */
type EndedQuote = {
  quote: string
  refund: number
  event: 'withdrawal.assignmentStopped' | 'withdrawal.partEnded'
}

/**
 * Staff ended the work of a quote: what its customer sent in is done with, and what they paid goes back by a day. Answers when it was
 * sent in, where it holds.
 */
export async function settleEndedQuote(
  ctx: Ctx,
  tx: Tx,
  { quote, refund, event }: EndedQuote,
): Promise<Date | null> {
  for (const id of await settleQuoteWithdrawals(ctx, tx, quote))
    await recordEvent(ctx, tx, { collection: 'withdrawals', id }, { code: event })
  const withdrawal = await findQuoteWithdrawal(tx.sql, quote)
  if (!withdrawal?.isAccepted) return null
  await promiseRefund(ctx, tx, { ...withdrawal, refund })
  return new Date(withdrawal.submittedAt)
}

type Promised = { id: string; submittedAt: string; refund: number }

/** What was paid of a quote goes back within the days of the law, counted from the statement. */
export async function promiseRefund(ctx: Ctx, tx: Tx, { id, submittedAt, refund }: Promised): Promise<void> {
  if (refund <= 0) return
  await setRefund(ctx, tx, id, { refund, refundDueOn: refundDueOn(dayOf(new Date(submittedAt))) })
}

/** What goes back of a quote grows by money that came in for it after all. Answers by which day. */
export async function promiseLateRefund(
  ctx: Ctx,
  tx: Tx,
  { quote, amount }: { quote: string; amount: number },
): Promise<string> {
  const withdrawal = await findQuoteWithdrawal(tx.sql, quote)
  if (!withdrawal) throw new Error(`nobody withdrew from quote ${quote}`)
  const dueOn = lateRefundDueOn(dayOf(new Date(withdrawal.submittedAt)), dayOf(ctx.now()))
  await addRefund(tx, withdrawal.id, { refund: amount, refundDueOn: dueOn })
  return dueOn
}

export const withdrawalEndpoints = [
  operatorEndpoint('post', '/:id/accept', async (ctx, req) =>
    json(await acceptWithdrawal(ctx, String(req.routeParams?.id))),
  ),
  operatorEndpoint('post', '/:id/close', async (ctx, req) =>
    json(await closeWithdrawal(ctx, String(req.routeParams?.id))),
  ),
]
