import { formatEuro } from '../money/euro'
import type { DomainPrices } from './catalogue'

/** The prices of a domain name under the names by which any text of the office may mention them. */
export function domainPriceWords({ firstYear, yearly }: DomainPrices): Record<string, string> {
  return { domainFirstYear: formatEuro(firstYear), domainYearly: formatEuro(yearly) }
}
