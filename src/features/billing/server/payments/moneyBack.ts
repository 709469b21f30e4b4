import { formatAmount } from '@/platform/money/euro'
import type { RemotePayment } from '../../model/payments/judge'
import type { Attempt } from './attempts'

const WAYS = [
  { field: 'refunded', change: 'Terugbetaald', says: 'Terugbetaald via de betaaldienst' },
  { field: 'chargedBack', change: 'Teruggeboekt', says: 'Door de bank van de klant teruggeboekt' },
] as const

type MoneyBack = { change: string; before: string; after: string; says: string }

/** What went back since we last heard, or came back after all: the total of each way, as it was and as it is. */
export function moneyBack(attempt: Attempt, remote: RemotePayment): MoneyBack[] {
  return WAYS.filter(({ field }) => remote[field] !== attempt[field]).map(({ field, change, says }) => {
    const [before, after] = [formatAmount(attempt[field]), formatAmount(remote[field])]
    return { change, before, after, says: `${says}: ${after}. Eerst was dat ${before}.` }
  })
}
