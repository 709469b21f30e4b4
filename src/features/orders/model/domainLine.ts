import type { InvoiceLine } from '@/features/billing/model/invoice'
import type { DomainPrices } from '@/features/catalogue/model/catalogue'
import type { BasketDomain, OrderLine } from './basket'
import { DOMAIN_TERM_MONTHS } from './domainRenewal'
import { type DomainState, initialDomainState } from './domainStates'

const FIRST_YEAR = 'eerste jaar'

/** What stands behind the name, and whether the first year is paid with the order. No entry: no line. */
const LINES: Partial<Record<DomainState, { words: string; paidNow: boolean }>> = {
  toRegister: { words: FIRST_YEAR, paidNow: true },
  provisional: { words: 'eerste jaar, mogelijk vrij', paidNow: true },
  onRequest: { words: 'op aanvraag', paidNow: false },
  toMove: { words: 'verhuizing', paidNow: false },
}

/** A name of one's own costs nothing and gives no line; a name that is taken cannot be ordered. */
export function domainLine(domain: BasketDomain | null, prices: DomainPrices): OrderLine[] {
  const line = domain && LINES[initialDomainState(domain)]
  if (!line) return []
  return [
    {
      kind: 'domain',
      key: domain.name,
      ...priced(domain.name, line.words, line.paidNow ? prices.firstYear : 0),
      renewal: { amount: prices.yearly, months: DOMAIN_TERM_MONTHS },
    },
  ]
}

/** What registering a name that was asked for costs, once it turned out to be free. */
export function firstYearLine(name: string, prices: DomainPrices): InvoiceLine {
  return priced(name, FIRST_YEAR, prices.firstYear)
}

function priced(name: string, words: string, price: number): InvoiceLine {
  return { label: `Domeinnaam ${name}, ${words}`, quantity: 1, unitPrice: price, amount: price }
}

/** A line as it is called once it renews: the first year of a name is behind it then. */
export function renewalLabel(line: OrderLine): string {
  return line.kind === 'domain' ? `Domeinnaam ${line.key}, 1 jaar` : line.label
}
