import type { Supply } from '@/features/tax/model/taxRules'
import type { BillingCycle } from './terms'

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

export type HostingExtra = {
  key: string
  name: string
  monthly: number
  yearly: number
  vatRate: number
  /** Without it a machine delivers it. */
  supply?: Supply
}

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
