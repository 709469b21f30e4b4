import type { BasketDomain, OrderLine } from './basket'
import type { DomainPrices } from './catalogue'
import { type DomainState, domainStateOf } from './domainStates'

const YEAR = 12

/** What stands behind the name, and whether the first year is paid with the order. No entry: no line. */
const LINES: Partial<Record<DomainState, { words: string; paidNow: boolean }>> = {
  toRegister: { words: 'eerste jaar', paidNow: true },
  provisional: { words: 'eerste jaar, mogelijk vrij', paidNow: true },
  onRequest: { words: 'op aanvraag', paidNow: false },
  toMove: { words: 'verhuizing', paidNow: false },
}

/** A name of one's own costs nothing and gives no line; a name that is taken cannot be ordered. */
export function domainLine(domain: BasketDomain | null, prices: DomainPrices): OrderLine[] {
  const line = domain && LINES[domainStateOf(domain)]
  if (!line) return []
  const price = line.paidNow ? prices.firstYear : 0
  return [
    {
      kind: 'domain',
      key: domain.name,
      label: `Domeinnaam ${domain.name}, ${line.words}`,
      quantity: 1,
      unitPrice: price,
      amount: price,
      renewal: { amount: prices.yearly, months: YEAR },
    },
  ]
}

/** A line as it is called once it renews: the first year of a name is behind it then. */
export function renewalLabel(line: OrderLine): string {
  return line.kind === 'domain' ? `Domeinnaam ${line.key}, 1 jaar` : line.label
}
