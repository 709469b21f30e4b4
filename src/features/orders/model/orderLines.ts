import type { InvoiceLine } from '@/features/billing/model/invoice'
import {
  type BillingCycle,
  cycleOf,
  type DomainPrices,
  type HostingExtra,
  type PriceList,
  priceFor,
} from '@/features/catalogue/model/priceList'
import { calculateTotals, roundHalfAway, type Totals } from '@/platform/money/tax'
import { addMonths, monthsBetween } from '@/platform/time/day'
import { type BasketDomain, domainState, FIRST_YEAR, initialDomainState } from './domain'

export type Basket = {
  packageKey: string
  cycle: BillingCycle
  extras: string[]
  domain: BasketDomain | null
}

export const LINE_KINDS = ['package', 'extra', 'domain'] as const

/** Cents without VAT. `amount` is due now; `renewal` is what it costs after every so many months. `vatRate` in percents. */
export type OrderLine = {
  kind: (typeof LINE_KINDS)[number]
  key: string
  label: string
  quantity: number
  unitPrice: number
  amount: number
  vatRate: number
  renewal: { amount: number; months: number }
}

/** What renews every `months`. */
type Renewal = { months: number; amounts: Totals; labels: string[] }

/** The basket at the prices of the list; null when something in it is not sold, or an extra is named twice. */
export function orderLines(basket: Basket, list: PriceList): OrderLine[] | null {
  const chosen = list.packages.find(each => each.key === basket.packageKey)
  const extras = list.extras.filter(each => basket.extras.includes(each.key))
  if (!chosen || extras.length !== basket.extras.length) return null
  return [
    termLine('package', chosen, basket.cycle),
    ...extras.map(extra => termLine('extra', extra, basket.cycle)),
    ...domainLine(basket.domain, list.domain),
  ]
}

/** A package or an extra, paid term by term at the same price. */
export function termLine(kind: 'package' | 'extra', priced: HostingExtra, cycle: BillingCycle): OrderLine {
  const price = priceFor(priced, cycle)
  const renewal = { amount: price, months: cycleOf(cycle).months }
  const line = { label: priced.name, quantity: 1, unitPrice: price, amount: price, vatRate: priced.vatRate }
  return { kind, key: priced.key, ...line, renewal }
}

/** What is due now. */
export function orderTotals(lines: readonly OrderLine[]): Totals {
  return calculateTotals(lines)
}

/** What renews how often, the soonest first. */
export function renewalsOf(lines: readonly OrderLine[]): Renewal[] {
  const terms = [...new Set(lines.map(line => line.renewal.months))].sort((one, other) => one - other)
  return terms.map(months => {
    const renewed = lines.filter(line => line.renewal.months === months)
    return {
      months,
      amounts: calculateTotals(renewed.map(({ renewal, vatRate }) => ({ ...renewal, vatRate }))),
      labels: renewed.map(renewalLabel),
    }
  })
}

/** The same, with the first day on which it does, for an order that starts on `startDay`. */
export function firstRenewals(lines: readonly OrderLine[], startDay: string): (Renewal & { day: string })[] {
  return renewalsOf(lines).map(renewal => ({ ...renewal, day: addMonths(startDay, renewal.months) }))
}

/** What the order brings in a month once all of it renews, in cents without VAT. */
export function monthlyRevenue(lines: readonly Pick<OrderLine, 'renewal'>[]): number {
  const yearly = lines.reduce((sum, { renewal }) => sum + (renewal.amount * 12) / renewal.months, 0)
  return roundHalfAway(yearly / 12)
}

/** A name of one's own costs nothing and gives no line; a name that is taken cannot be ordered. */
export function domainLine(domain: BasketDomain | null, prices: DomainPrices): OrderLine[] {
  const line = domain && domainState(initialDomainState(domain)).line
  if (!line) return []
  return [
    {
      kind: 'domain',
      key: domain.name,
      ...priced(domain.name, line.words, line.paidNow ? prices.firstYear : 0, prices.vatRate),
      renewal: { amount: prices.yearly, months: DOMAIN_TERM_MONTHS },
    },
  ]
}

/** What registering a name that was asked for costs, once it turned out to be free. */
export function firstYearLine(name: string, prices: DomainPrices): InvoiceLine {
  return priced(name, FIRST_YEAR, prices.firstYear, prices.vatRate)
}

function priced(name: string, words: string, price: number, vatRate: number): InvoiceLine {
  const label = `Domeinnaam ${name}, ${words}`
  return { label, quantity: 1, unitPrice: price, amount: price, vatRate }
}

/** A line as it is called once it renews: the first year of a name is behind it then. */
export function renewalLabel(line: OrderLine): string {
  return line.kind === 'domain' ? `Domeinnaam ${line.key}, 1 jaar` : line.label
}

/** A domain name is had by the year, however its order is paid. */
export const DOMAIN_TERM_MONTHS = 12

type Renewed = { startedOn: string; domainRenewsOn: string | null }

/** When the name of an order renews next, once all terms until `until` are invoiced. Null for a name that is not ours. */
export function nextDomainRenewal({ startedOn, domainRenewsOn }: Renewed, until: string): string | null {
  if (!domainRenewsOn || domainRenewsOn >= until) return domainRenewsOn
  // Counted with the order where it can be, so that an order of 29 February has its name once in every year.
  const months = monthsBetween(startedOn, domainRenewsOn)
  const isTogether = addMonths(startedOn, months) === domainRenewsOn
  return isTogether
    ? addMonths(startedOn, months + DOMAIN_TERM_MONTHS)
    : addMonths(domainRenewsOn, DOMAIN_TERM_MONTHS)
}

export function toInvoiceLines(lines: readonly OrderLine[]): InvoiceLine[] {
  return lines.map(({ label, quantity, unitPrice, amount, vatRate }) => ({
    ...{ label, quantity, unitPrice, amount, vatRate },
  }))
}
