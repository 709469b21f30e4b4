import { formatEuro } from '@/platform/money/euro'
import type { Price } from './options'
import { lineAmount, type PriceIndication } from './priceIndication'

/** A price as it stands beside a choice: `vanaf € 795`, `€ 199 per stuk`, `prijs op aanvraag`. */
export function priceText(price: Price, countable = false): string {
  switch (price.kind) {
    case 'request':
      return 'prijs op aanvraag'
    case 'included':
      return 'inbegrepen'
    case 'once':
      return `${fromPrefix(price)}${formatEuro(price.amount)}${countable ? ' per stuk' : ''}`
    case 'monthly':
      return `${fromPrefix(price)}${formatEuro(price.amount)} per maand`
  }
}

/** The amount on a line of the slip, without `vanaf`: the total says that once. */
export function slipAmount(price: Price, quantity = 1): string {
  switch (price.kind) {
    case 'request':
      return 'op aanvraag'
    case 'included':
      return 'inbegrepen'
    case 'once':
      return formatEuro(lineAmount(price, quantity))
    case 'monthly':
      return `${formatEuro(lineAmount(price, quantity))} p/m`
  }
}

const fromPrefix = (price: { startingAt: boolean }) => (price.startingAt ? 'vanaf ' : '')

/** What stands large under the slip: what it costs once, or that there is no sum to give yet. */
export function indicationTotal({ once, onRequest }: PriceIndication): string {
  return once === 0 && onRequest.length > 0 ? 'op aanvraag' : formatEuro(once)
}

/** What stands beside that sum: whether it is a lowest one, and that no VAT is in it. */
export function indicationNote({ startingAt }: PriceIndication): string {
  return startingAt ? 'vanaf, excl. btw' : 'excl. btw'
}

/** The whole indication in one sentence, for a mail, a list and a screen reader. */
export function indicationText(indication: PriceIndication): string {
  const { once, monthly, onRequest, included } = indication
  const sums = [
    once > 0 && formatEuro(once),
    monthly > 0 && `${formatEuro(monthly)} per maand`,
    onRequest.length > 0 && (once || monthly ? 'onderdelen op aanvraag' : 'prijs op aanvraag'),
  ].filter(each => each !== false)
  if (sums.length === 0) return included.length > 0 ? 'inbegrepen' : 'nog niets gekozen'
  return `${indication.startingAt ? 'vanaf ' : ''}${sums.join(' + ')}`
}
