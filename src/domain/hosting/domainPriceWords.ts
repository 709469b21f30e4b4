import { formatEuro } from '../money/euro'
import type { DomainPrices } from './catalogue'

export type DomainPriceWords = { domainFirstYear: string; domainYearly: string }

/** The prices of a domain name under the names by which texts of the office may mention them. */
export function domainPriceWords({ firstYear, yearly }: DomainPrices): DomainPriceWords {
  return { domainFirstYear: formatEuro(firstYear), domainYearly: formatEuro(yearly) }
}
