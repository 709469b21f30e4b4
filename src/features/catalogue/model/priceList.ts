import { formatEuro } from '@/platform/money/euro'
import { addMonths, type Period } from '@/platform/time/day'

/** Amounts in cents without VAT, `vatRate` in percents. */
export type HostingPackage = {
  key: string
  name: string
  monthly: number
  yearly: number
  vatRate: number
  lines: string[]
  popular: boolean
}

export type HostingExtra = { key: string; name: string; monthly: number; yearly: number; vatRate: number }

/** In cents without VAT: `firstYear` once, then `yearly`. */
export type DomainPrices = { firstYear: number; yearly: number; vatRate: number }

export type PriceList = { packages: HostingPackage[]; extras: HostingExtra[]; domain: DomainPrices }

/** In cents. Never a fixed percentage: staff set both prices. */
export function yearlySaving({ monthly, yearly }: { monthly: number; yearly: number }): number {
  return Math.max(0, monthly * 12 - yearly)
}

export function priceFor(priced: { monthly: number; yearly: number }, cycle: BillingCycle): number {
  return priced[cycle]
}

export const DOMAIN_PRICE_NAMES = ['domainFirstYear', 'domainYearly'] as const
export type DomainPriceTexts = Record<(typeof DOMAIN_PRICE_NAMES)[number], string>

export function domainPriceTexts({ firstYear, yearly }: Omit<DomainPrices, 'vatRate'>): DomainPriceTexts {
  return { domainFirstYear: formatEuro(firstYear), domainYearly: formatEuro(yearly) }
}

export const BILLING_CYCLES = [
  { value: 'monthly', label: 'Per maand', per: 'per maand', months: 1, slug: 'maand' },
  { value: 'yearly', label: 'Per jaar', per: 'per jaar', months: 12, slug: 'jaar' },
] as const

export type BillingCycle = (typeof BILLING_CYCLES)[number]['value']

export function cycleOf(value: BillingCycle) {
  const cycle = BILLING_CYCLES.find(each => each.value === value)
  if (!cycle) throw new Error(`unknown billing cycle ${value}`)
  return cycle
}

export function perTerm(months: number): string {
  return BILLING_CYCLES.find(cycle => cycle.months === months)?.per ?? `per ${months} maanden`
}

/** Terms are counted from its first day, so that the 31st comes back. */
export type BillingSchedule = { startedOn: string; cycle: BillingCycle }

export function termOf({ startedOn, cycle }: BillingSchedule, day: string): Period {
  const { months } = cycleOf(cycle)
  let from = startedOn
  for (let term = 1; ; term++) {
    const until = addMonths(startedOn, term * months)
    if (until > day) return { from, until }
    from = until
  }
}
