import type { OwnCompany } from '@/features/company/server/getCompany'
import type { Ctx } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import type { QueuedMail } from '@/platform/email/outbox'
import type { ProviderPayment } from '../../model/payments/judge'
import { type Payment, updatePayment } from './attempts'
import { queueStaffNotices } from './paymentMails'

/** Keeps why an answer was not acted upon, and tells staff: nothing is booked on it. */
export async function recordProblem(
  ctx: Ctx,
  tx: Tx,
  attempt: Payment,
  { remote, problem }: { remote: ProviderPayment | null; problem: string },
  agency: OwnCompany,
): Promise<QueuedMail[]> {
  const providerId = attempt.providerId ?? remote?.id ?? null
  await updatePayment(ctx, tx, attempt.id, { problem, providerId })
  ctx.payload.logger.warn({ msg: 'a payment is not as it should be', payment: attempt.id })
  return queueStaffNotices(ctx, tx, { ...attempt, providerId }, [{ kind: 'problem', text: problem }], agency)
}
