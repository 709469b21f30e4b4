import type { InvoiceLine } from '@/features/billing/model/invoice'
import { namedUnit, type Unit, unitOfTerm } from '@/features/billing/model/quantity'
import {
  type DomainPrices,
  type HostingExtra,
  type PriceList,
  priceFor,
} from '@/features/catalogue/model/priceList'
import { BILLING_CYCLES, type BillingCycle, cycleOf, perTerm } from '@/features/catalogue/model/terms'
import { applyTax, DOMESTIC, type Supply, type TaxTreatment } from '@/features/tax/model/taxRules'
import { formatAmount } from '@/platform/money/euro'
import { VAT_LABELS, type VatReading } from '@/platform/money/readings'
import { calculateTotals, roundHalfAway, type Totals } from '@/platform/money/tax'
import { addMonths } from '@/platform/time/day'
import { type BasketDomain, domainState, FIRST_YEAR, initialDomainState } from './domain'

export type Basket = {
  packageKey: string
  cycle: BillingCycle
  extras: string[]
  domain: BasketDomain | null
}

/** What an order can be of. A package and a domain name are parts of hosting; a service is neither. */
export const LINE_KINDS = ['package', 'extra', 'domain', 'service'] as const

/**
 * How a line comes back: at `amount` after every so many months. Who cancels it pays until `minimumMonths` after it
 * began, and for `noticeDays` more.
 */
export type Renewal = { amount: number; months: number; minimumMonths: number; noticeDays: number }

/** Cents without VAT, `vatRate` in percents. `amount` is due as it begins; `renewal` is null for what is paid once. */
export type OrderLine = InvoiceLine & {
  kind: (typeof LINE_KINDS)[number]
  key: string
  renewal: Renewal | null
}

/** A line of an order that was placed. Both days are null as long as it does not run. */
export type RunningLine = OrderLine & {
  /** Since when its minimum term counts. */
  startedOn: string | null
  /** The first day of it that is not invoiced yet. */
  renewsOn: string | null
}

/** What hosting has agreed beside its prices: it ends with what is invoiced. */
const NO_MINIMUM = { minimumMonths: 0, noticeDays: 0 } as const

type RenewingTogether = { months: number; amounts: Totals; labels: string[] }

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

type DraftBasket = Omit<Basket, 'packageKey'> & { packageKey: string | null }
type Draft = { basket: DraftBasket; treated?: { treatment: TaxTreatment } | null }

/** What the choices so far cost. Before there is a package, the name is all that there can be. */
export function draftLines({ basket, treated }: Draft, list: PriceList): OrderLine[] {
  const { packageKey } = basket
  const lines =
    packageKey === null
      ? domainLine(basket.domain, list.domain)
      : (orderLines({ ...basket, packageKey }, list) ?? [])
  return taxOrderLines(lines, treated?.treatment ?? DOMESTIC)
}

export function termLine(
  kind: 'package' | 'extra',
  priced: HostingExtra,
  cycle: BillingCycle,
): OrderLine & { renewal: Renewal } {
  const price = priceFor(priced, cycle)
  const { months } = cycleOf(cycle)
  const renewal = { amount: price, months, ...NO_MINIMUM }
  const counted = {
    label: priced.name,
    quantity: 1,
    ...(kind === 'package' && namedUnit(unitOfTerm(months))),
  }
  const line = { ...counted, unitPrice: price, amount: price, vatRate: priced.vatRate }
  return {
    kind,
    key: priced.key,
    ...line,
    ...(priced.supply === 'other' && { supply: priced.supply }),
    renewal,
  }
}

export function orderTotals(lines: readonly OrderLine[]): Totals {
  return calculateTotals(lines)
}

export function renewalsOf(lines: readonly OrderLine[]): RenewingTogether[] {
  const renewing = lines.flatMap(line => (line.renewal ? [{ ...line, renewal: line.renewal }] : []))
  const terms = [...new Set(renewing.map(line => line.renewal.months))].sort((one, other) => one - other)
  return terms.map(months => {
    const renewed = renewing.filter(line => line.renewal.months === months)
    return {
      months,
      amounts: calculateTotals(renewed.map(({ renewal, vatRate, tax }) => ({ ...renewal, vatRate, tax }))),
      labels: renewed.map(renewalLabel),
    }
  })
}

/**
 * What comes after what is paid now: `€ 47,80 per maand en na het eerste jaar € 36,30 per jaar, incl. btw`. Empty for
 * what never renews.
 */
export function laterCosts(lines: readonly OrderLine[], reading: VatReading): string {
  const costs = renewalsOf(lines).map(({ months, amounts }, index) => {
    const price = `${formatAmount(amounts[reading])} ${perTerm(months)}`
    return index > 0 && months === DOMAIN_TERM_MONTHS ? `na het eerste jaar ${price}` : price
  })
  return costs.length > 0 ? `${costs.join(' en ')}, ${VAT_LABELS[reading]}` : ''
}

export function firstRenewals(
  lines: readonly OrderLine[],
  startDay: string,
): (RenewingTogether & { day: string })[] {
  return renewalsOf(lines).map(renewal => ({ ...renewal, day: addMonths(startDay, renewal.months) }))
}

/** How often an order is invoiced: as often as the line that renews soonest. Throws for what never renews. */
export function cycleFor(lines: readonly OrderLine[]): BillingCycle {
  const [soonest] = renewalsOf(lines)
  const cycle = BILLING_CYCLES.find(({ months }) => months === soonest?.months)
  if (!cycle) throw new Error('an order has a line that renews every month or year')
  return cycle.value
}

/** What the order brings in a month once all of it renews, in cents without VAT. */
export function monthlyRevenue(
  lines: readonly { renewal: Pick<Renewal, 'amount' | 'months'> | null }[],
): number {
  const yearly = lines.reduce(
    (sum, { renewal }) => sum + (renewal ? (renewal.amount * 12) / renewal.months : 0),
    0,
  )
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
      ...priced({
        ...{ name: domain.name, words: line.words, vatRate: prices.vatRate },
        ...(line.paidNow ? { price: prices.firstYear, unit: 'year' } : { price: 0 }),
      }),
      renewal: { amount: prices.yearly, months: DOMAIN_TERM_MONTHS, ...NO_MINIMUM },
    },
  ]
}

export function firstYearLine(name: string, prices: DomainPrices): InvoiceLine {
  return priced({ name, words: FIRST_YEAR, price: prices.firstYear, vatRate: prices.vatRate, unit: 'year' })
}

type PricedName = { name: string; words: string; price: number; vatRate: number; unit?: Unit }

function priced({ name, words, price, vatRate, unit }: PricedName): InvoiceLine {
  const label = `Domeinnaam ${name}, ${words}`
  return { label, quantity: 1, ...(unit && { unit }), unitPrice: price, amount: price, vatRate }
}

/** A line as it is called once it renews: the first year of a name is behind it then. */
export function renewalLabel(line: OrderLine): string {
  return line.kind === 'domain' ? `Domeinnaam ${line.key}, 1 jaar` : line.label
}

/** `3 × Extra e-mailadres`; one of a thing needs no number. */
export const timesText = (label: string, quantity: number) =>
  quantity === 1 ? label : `${quantity} × ${label}`

/** A domain name is had by the year, however its order is paid. */
export const DOMAIN_TERM_MONTHS = 12

export function toInvoiceLines(lines: readonly OrderLine[]): InvoiceLine[] {
  return lines.map(({ label, quantity, unit, unitPrice, amount, ...line }) => ({
    ...{ label, quantity, ...(unit && { unit }), unitPrice, amount, ...taxOf(line) },
  }))
}

/** How a line is taxed, as it goes along to an invoice. */
export function taxOf(line: Pick<OrderLine, 'kind' | 'vatRate' | 'supply' | 'tax'>) {
  const { vatRate, tax } = line
  const supply = supplyOf(line)
  return { vatRate, ...(supply === 'other' && { supply }), ...(tax && { tax }) }
}

export function supplyOf({ kind, supply }: Pick<OrderLine, 'kind' | 'supply'>): Supply {
  return supply ?? (kind === 'service' ? 'other' : 'electronic')
}

export function taxOrderLines<Line extends OrderLine>(
  lines: readonly Line[],
  treatment: TaxTreatment,
): Line[] {
  return applyTax(lines, treatment, supplyOf)
}
