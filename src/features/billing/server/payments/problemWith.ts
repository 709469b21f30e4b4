import { formatAmount } from '@/platform/money/euro'
import { judge, type RemotePayment } from '../../model/payments/judge'
import type { Attempt } from './attempts'

/** Why an answer is not acted upon, as staff read it; null when it is about this attempt and as it should be. */
export function problemWith(attempt: Attempt, remote: RemotePayment | null): string | null {
  if (!remote) return 'De betaaldienst kent deze betaling niet.'
  if (isOfAnother(attempt, remote))
    return `Bij deze poging hoort nog een betaling die betaald is: ${remote.id}.`
  const verdict = judge(attempt, remote)
  if (verdict === 'matches') return null
  if (verdict === 'otherPayment')
    return `De betaaldienst zegt dat ${remote.id} bij een andere betaling hoort.`
  const there = `${(remote.amount / 100).toFixed(2)} ${remote.currency}`
  return `Verwacht ${formatAmount(attempt.amount)}, maar bij de betaaldienst staat ${there}.`
}

/** Two payments at the provider for one attempt, of which we know the other. */
function isOfAnother({ providerId }: Attempt, remote: RemotePayment): boolean {
  return providerId !== null && providerId !== remote.id
}

/** A payment that nobody will ever be led to, and that nobody paid. */
export function isStray(attempt: Attempt, remote: RemotePayment | null): boolean {
  return remote !== null && isOfAnother(attempt, remote) && remote.state !== 'paid'
}
