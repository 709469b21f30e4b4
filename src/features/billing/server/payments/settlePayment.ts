import type { Ctx } from '@/platform/ctx'
import type { ProviderPayment } from '../../model/payments/judge'
import type { PaymentState } from '../../model/payments/states'
import { findPayment } from './attempts'
import { applyProviderStatus } from './keepAnswer'

/** How an attempt stands, after asking the provider or, when that gave no answer, as it was known. */
export type Settled = { kind: 'asked' | 'unreachable'; state: PaymentState }

/**
 * Asks the provider about an attempt and does what follows from the answer: whoever asks and however often, all of
 * it once. Throws when there is no such attempt.
 */
export async function settlePayment(ctx: Ctx, paymentId: string): Promise<Settled> {
  const attempt = await findPayment(ctx, paymentId)
  if (!attempt) throw new Error('there is no such payment')
  if (!attempt.providerId) return { kind: 'asked', state: attempt.state }
  const answer = await fetchStatus(ctx, attempt.providerId)
  if (answer === 'nothing') return { kind: 'unreachable', state: attempt.state }
  return { kind: 'asked', state: await applyProviderStatus(ctx, attempt, answer) }
}

/** What the provider says; null when it knows of no such payment. */
export async function fetchStatus(ctx: Ctx, providerId: string): Promise<ProviderPayment | null | 'nothing'> {
  try {
    return await ctx.payments.fetchPayment(providerId)
  } catch (err) {
    ctx.payload.logger.warn({ err, msg: 'the payment provider gave no answer', payment: providerId })
    return 'nothing'
  }
}
