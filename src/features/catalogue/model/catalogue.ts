import type { BillingCycle } from './cycles'

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
