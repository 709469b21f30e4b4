import { getCompany, type OwnCompany } from '@/features/company/server/getCompany'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { sendNow } from '@/platform/email/confirmation'
import type { ProviderPayment } from '../../model/payments/judge'
import { canPaymentBecome, type PaymentState } from '../../model/payments/states'
import { tryStoreInvoicePdf } from '../storeInvoicePdf'
import { type Payment, lockPayment } from './attempts'
import { type AppliedStatus, applyTransition } from './followAnswer'
import { refundChanges } from './moneyBack'
import { recordProblem } from './noteProblem'
import { isUnusedDuplicate, findMismatch } from './problemWith'

/** What the provider says of a payment; null when it knows of none. */
type ProviderStatus = ProviderPayment | null

/**
 * Does what follows from what the provider said, in one transaction, and answers how the attempt stands. What was
 * known already changes nothing.
 */
export async function applyProviderStatus(ctx: Ctx, attempt: Payment, answer: ProviderStatus): Promise<PaymentState> {
  if (!isNews(attempt, answer)) return attempt.state
  const agency = await getCompany(ctx)
  const { state, mails, madeFinal } = await transaction(ctx, async tx => {
    const locked = await lockPayment(ctx, tx, attempt)
    return applyLocked(ctx, tx, locked, answer, agency)
  })
  await sendNow(ctx, mails)
  if (madeFinal) await tryStoreInvoicePdf(ctx, madeFinal)
  return state
}

async function applyLocked(
  ctx: Ctx,
  tx: Tx,
  attempt: Payment,
  answer: ProviderStatus,
  agency: OwnCompany,
): Promise<AppliedStatus> {
  const unchanged = { state: attempt.state, mails: [], madeFinal: null }
  if (!isNews(attempt, answer)) return unchanged
  const problem = findMismatch(attempt, answer)
  if (answer && !problem) return applyTransition(ctx, tx, attempt, answer, agency)
  const told = { remote: answer, problem: problem ?? '' }
  return { ...unchanged, mails: await recordProblem(ctx, tx, attempt, told, agency) }
}

function isNews(attempt: Payment, answer: ProviderStatus): boolean {
  if (isUnusedDuplicate(attempt, answer)) return false
  const problem = findMismatch(attempt, answer)
  if (problem || !answer) return problem !== attempt.problem
  const isNewState = canPaymentBecome(attempt.state, answer.state)
  return isNewState || attempt.providerId !== answer.id || refundChanges(attempt, answer).length > 0
}
