import { formatEuro } from '@/platform/money/euro'
import type { DomainPrices } from './catalogue'

export const DOMAIN_PRICE_NAMES = ['domainFirstYear', 'domainYearly'] as const
export type DomainPriceWords = Record<(typeof DOMAIN_PRICE_NAMES)[number], string>

/** The prices of a domain name under the names by which texts of the office may mention them. */
export function domainPriceWords({ firstYear, yearly }: DomainPrices): DomainPriceWords {
  return { domainFirstYear: formatEuro(firstYear), domainYearly: formatEuro(yearly) }
}
