import type { Ctx } from '@/platform/ctx'
import type { RemotePayment } from '../../model/payments/judge'
import type { PaymentState } from '../../model/payments/states'
import { findAttempt } from './attempts'
import { keepAnswer } from './keepAnswer'

/** How an attempt stands, after asking the provider or, when that gave no answer, as it was known. */
export type Settled = { kind: 'asked' | 'unreachable'; state: PaymentState }

/**
 * Asks the provider about an attempt and does what follows from the answer: whoever asks and however often, all of
 * it once. Throws when there is no such attempt.
 */
export async function settlePayment(ctx: Ctx, paymentId: string): Promise<Settled> {
  const attempt = await findAttempt(ctx, paymentId)
  if (!attempt) throw new Error('there is no such payment')
  if (!attempt.providerId) return { kind: 'asked', state: attempt.state }
  const answer = await ask(ctx, attempt.providerId)
  if (answer === 'nothing') return { kind: 'unreachable', state: attempt.state }
  return { kind: 'asked', state: await keepAnswer(ctx, attempt, answer) }
}

/** What the provider says; null when it knows of no such payment. */
export async function ask(ctx: Ctx, providerId: string): Promise<RemotePayment | null | 'nothing'> {
  try {
    return await ctx.payments.fetch(providerId)
  } catch (err) {
    ctx.payload.logger.warn({ err, msg: 'the payment provider gave no answer', payment: providerId })
    return 'nothing'
  }
}
