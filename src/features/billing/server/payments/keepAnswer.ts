import { getCompany, type OwnCompany } from '@/features/company/server/getCompany'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { sendAtOnce } from '@/platform/email/confirmation'
import type { RemotePayment } from '../../model/payments/judge'
import { canPaymentBecome, type PaymentState } from '../../model/payments/states'
import { storeSoon } from '../storeInvoicePdf'
import { type Attempt, lockAttempt } from './attempts'
import { type Followed, followAnswer } from './followAnswer'
import { moneyBack } from './moneyBack'
import { noteProblem } from './noteProblem'
import { isStray, problemWith } from './problemWith'

/** What the provider says of a payment; null when it knows of none. */
type Answer = RemotePayment | null

/**
 * Does what follows from what the provider said, in one transaction, and answers how the attempt stands. What was
 * known already changes nothing.
 */
export async function keepAnswer(ctx: Ctx, attempt: Attempt, answer: Answer): Promise<PaymentState> {
  if (!isNews(attempt, answer)) return attempt.state
  const agency = await getCompany(ctx)
  const { state, mails, madeFinal } = await transaction(ctx, async tx => {
    const locked = await lockAttempt(ctx, tx, attempt)
    return act(ctx, tx, locked, answer, agency)
  })
  await sendAtOnce(ctx, mails)
  if (madeFinal) await storeSoon(ctx, madeFinal)
  return state
}

async function act(
  ctx: Ctx,
  tx: Tx,
  attempt: Attempt,
  answer: Answer,
  agency: OwnCompany,
): Promise<Followed> {
  const unchanged = { state: attempt.state, mails: [], madeFinal: null }
  if (!isNews(attempt, answer)) return unchanged
  const problem = problemWith(attempt, answer)
  if (answer && !problem) return followAnswer(ctx, tx, attempt, answer, agency)
  const told = { remote: answer, problem: problem ?? '' }
  return { ...unchanged, mails: await noteProblem(ctx, tx, attempt, told, agency) }
}

function isNews(attempt: Attempt, answer: Answer): boolean {
  if (isStray(attempt, answer)) return false
  const problem = problemWith(attempt, answer)
  if (problem || !answer) return problem !== attempt.problem
  const isNewState = canPaymentBecome(attempt.state, answer.state)
  return isNewState || attempt.providerId !== answer.id || moneyBack(attempt, answer).length > 0
}
