import { formatAmount } from '@/platform/money/euro'
import type { ProviderPayment } from '../../model/payments/judge'
import type { Payment } from './attempts'

const REFUND_KINDS = [
  { field: 'refunded', change: 'Terugbetaald', says: 'Terugbetaald via de betaaldienst' },
  { field: 'chargedBack', change: 'Teruggeboekt', says: 'Door de bank van de klant teruggeboekt' },
] as const

type RefundChange = { change: string; before: string; after: string; says: string }

/** What went back since we last heard, or came back after all: the total of each way, as it was and as it is. */
export function refundChanges(attempt: Payment, remote: ProviderPayment): RefundChange[] {
  return REFUND_KINDS.filter(({ field }) => remote[field] !== attempt[field]).map(({ field, change, says }) => {
    const [before, after] = [formatAmount(attempt[field]), formatAmount(remote[field])]
    return { change, before, after, says: `${says}: ${after}. Eerst was dat ${before}.` }
  })
}
