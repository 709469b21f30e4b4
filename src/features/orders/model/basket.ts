import { type HostingExtra, type PriceList, priceFor } from '@/features/catalogue/model/catalogue'
import { type BillingCycle, cycleOf } from '@/features/catalogue/model/cycles'
import { type Totals, calculateTotals, roundHalfAway } from '@/platform/money/vat'
import { addMonths } from '@/platform/time/day'
import type { DomainAnswer } from './domainAnswers'
import { domainLine, renewalLabel } from './domainLine'
import type { DomainMode } from './domainModes'

/** The name that goes with an order. `answer` is null while nobody looked it up. */
export type BasketDomain = { name: string; mode: DomainMode; answer: DomainAnswer | null }

export type Basket = {
  packageKey: string
  cycle: BillingCycle
  extras: string[]
  domain: BasketDomain | null
}

/** Cents without VAT. `amount` is due now; `renewal` is what it costs after every so many months. */
export type OrderLine = {
  kind: 'package' | 'extra' | 'domain'
  key: string
  label: string
  quantity: number
  unitPrice: number
  amount: number
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
  return { kind, key: priced.key, label: priced.name, quantity: 1, unitPrice: price, amount: price, renewal }
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
      amounts: calculateTotals(renewed.map(line => line.renewal)),
      labels: renewed.map(renewalLabel),
    }
  })
}

/** The same, with the first day on which it does, for an order that starts on `startDay`. */
export function firstRenewals(lines: readonly OrderLine[], startDay: string): (Renewal & { day: string })[] {
  return renewalsOf(lines).map(renewal => ({ ...renewal, day: addMonths(startDay, renewal.months) }))
}

/** What the order brings in a month once all of it renews, in cents without VAT. */
export function monthlyRevenue(lines: readonly OrderLine[]): number {
  const yearly = lines.reduce((sum, { renewal }) => sum + (renewal.amount * 12) / renewal.months, 0)
  return roundHalfAway(yearly / 12)
}
