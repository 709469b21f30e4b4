import { roundHalfAway } from '@/platform/money/vat'
import { addDays, daysBetween } from '@/platform/time/day'
import { type Counted, termOf } from './terms'

/**
 * What a thing that costs `price` a term costs from `day` to the end of what is invoiced, in cents without VAT. When
 * the next term is invoiced already, that is more than one term.
 */
export function proRata(price: number, order: Counted & { invoicedUntil: string }, day: string): number {
  const { from, until } = termOf(order, addDays(order.invoicedUntil, -1))
  const days = Math.max(0, daysBetween(day, until))
  return roundHalfAway((price * days) / daysBetween(from, until))
}
