import { formatAmount } from '@/platform/money/euro'
import { compareWithProvider, type ProviderPayment } from '../../model/payments/judge'
import type { Payment } from './attempts'

/** Why an answer is not acted upon, as staff read it; null when it is about this attempt and as it should be. */
export function findMismatch(attempt: Payment, remote: ProviderPayment | null): string | null {
  if (!remote) return 'De betaaldienst kent deze betaling niet.'
  if (isDuplicate(attempt, remote))
    return `Bij deze poging hoort nog een betaling die betaald is: ${remote.id}.`
  const verdict = compareWithProvider(attempt, remote)
  if (verdict === 'matches') return null
  if (verdict === 'otherPayment')
    return `De betaaldienst zegt dat ${remote.id} bij een andere betaling hoort.`
  const there = `${(remote.amount / 100).toFixed(2)} ${remote.currency}`
  return `Verwacht ${formatAmount(attempt.amount)}, maar bij de betaaldienst staat ${there}.`
}

/** Two payments at the provider for one attempt, of which we know the other. */
function isDuplicate({ providerId }: Payment, remote: ProviderPayment): boolean {
  return providerId !== null && providerId !== remote.id
}

/** A payment that nobody will ever be led to, and that nobody paid. */
export function isUnusedDuplicate(attempt: Payment, remote: ProviderPayment | null): boolean {
  return remote !== null && isDuplicate(attempt, remote) && remote.state !== 'paid'
}
