import { getCompany, type OwnCompany } from '@/features/company/server/public'
import { recordEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx, transaction } from '@/platform/db/transaction'
import { type QueuedMail, queueMail, sendNow } from '@/platform/email/outbox'
import type { Queue } from '@/platform/health/queues'
import { addDays, dayOf, startOfDay } from '@/platform/time/day'
import { REFUND_WARNED } from '../model/withdrawal'
import { refundTask } from './withdrawalMails'
import { findUnwarnedRefunds, listWithdrawalTasks, lockWithdrawal } from './withdrawalRepository'

const DAYS_AHEAD = 3

/** Mails staff once of each refund that must go back within three days, or is late. */
export async function warnOfRefunds(ctx: Ctx): Promise<void> {
  const until = addDays(dayOf(ctx.now()), DAYS_AHEAD)
  const refunds = await findUnwarnedRefunds(ctx, database(ctx).drizzle, { until })
  if (refunds.length === 0) return
  const company = await getCompany(ctx)
  for (const { id } of refunds) {
    const mails = await transaction(ctx, tx => warn(ctx, tx, { id, until }, company))
    if (mails.length > 0) await sendNow(ctx, mails)
  }
}

/** Due at the end of the last day. */
export const withdrawalQueue: Queue = {
  ...{
    key: 'withdrawals',
    label: 'Geld dat na een herroeping terug moet',
    href: '/admin/hosting',
    lateAfter: 0,
  },
  measure: async (ctx, lateBefore) => {
    const tasks = await listWithdrawalTasks(ctx)
    const ends = tasks.flatMap(({ refundDueOn }) => (refundDueOn ? startOfDay(addDays(refundDueOn, 1)) : []))
    const sorted = ends.toSorted((one, other) => one.getTime() - other.getTime())
    const newestLate = sorted.findLast(end => end < lateBefore) ?? null
    return { waiting: ends.length, oldest: sorted[0] ?? null, newestLate }
  },
}

async function warn(
  ctx: Ctx,
  tx: Tx,
  which: { id: string; until: string },
  company: OwnCompany,
): Promise<QueuedMail[]> {
  await lockWithdrawal(tx, which.id)
  const [due] = await findUnwarnedRefunds(ctx, tx.sql, which)
  if (!due) return []
  const warned = { code: REFUND_WARNED, day: due.dueOn } as const
  await recordEvent(ctx, tx, { collection: 'withdrawals', id: due.id }, warned)
  return queueMail(ctx, tx, [refundTask(due, company)])
}
