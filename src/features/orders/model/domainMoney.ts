import { type InvoiceLine, toInvoiceLines } from '@/features/billing/model/invoice'
import type { DomainPrices } from '@/features/catalogue/model/catalogue'
import type { OrderLine } from './basket'
import { firstYearLine } from './domainLine'
import type { DomainState } from './domainStates'

type Named = { domainName: string | null; domainState: DomainState | null; lines: OrderLine[] }

/** What a settled name costs, or what of it goes back; null when no money moves. */
export type DomainCharge = { kind: 'bill' | 'credit'; line: InvoiceLine } | null

/** A name on request is paid once it is registered; of a name that is lost goes back what was paid for it. */
export function domainCharge(order: Named, to: DomainState, prices: DomainPrices): DomainCharge {
  const { domainName, domainState, lines } = order
  if (domainName && domainState === 'onRequest' && to === 'registered' && prices.firstYear > 0)
    return { kind: 'bill', line: firstYearLine(domainName, prices) }
  const [paid] = toInvoiceLines(lines.filter(line => line.kind === 'domain' && line.amount > 0))
  return to === 'lost' && paid ? { kind: 'credit', line: paid } : null
}
