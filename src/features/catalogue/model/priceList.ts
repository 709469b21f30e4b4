import { formatEuro } from '@/platform/money/euro'
import type { BillingCycle } from './billingCycle'

/** A hosting package as the catalogue sells it now. Amounts are cents without VAT. */
export type HostingPackage = {
  key: string
  name: string
  monthly: number
  yearly: number
  lines: string[]
  popular: boolean
}

export type HostingExtra = { key: string; name: string; monthly: number; yearly: number }

/** A new name costs `firstYear` once and `yearly` in every year after it. */
export type DomainPrices = { firstYear: number; yearly: number }

export type PriceList = { packages: HostingPackage[]; extras: HostingExtra[]; domain: DomainPrices }

/** What a year at once costs less than twelve months, in cents. Never a fixed percentage: both prices are staff's. */
export function yearlySaving({ monthly, yearly }: { monthly: number; yearly: number }): number {
  return Math.max(0, monthly * 12 - yearly)
}

/** The price of one term. */
export function priceFor(priced: { monthly: number; yearly: number }, cycle: BillingCycle): number {
  return priced[cycle]
}

export const DOMAIN_PRICE_NAMES = ['domainFirstYear', 'domainYearly'] as const
export type DomainPriceTexts = Record<(typeof DOMAIN_PRICE_NAMES)[number], string>

/** The prices of a domain name under the names by which texts of the office may mention them. */
export function domainPriceTexts({ firstYear, yearly }: DomainPrices): DomainPriceTexts {
  return { domainFirstYear: formatEuro(firstYear), domainYearly: formatEuro(yearly) }
}
