import type { InvoiceLine } from '@/features/billing/model/invoice'
import type { TermInvoice } from '@/features/billing/model/termInvoice'
import type { DomainPrices, HostingExtra } from '@/features/catalogue/model/priceList'
import { type BillingCycle, type BillingSchedule, termOf } from '@/features/catalogue/model/terms'
import { DOMESTIC, type TaxTreatment } from '@/features/tax/model/taxRules'
import { calculateTotals, roundHalfAway, type Totals } from '@/platform/money/tax'
import { addDays, daysBetween, type Period } from '@/platform/time/day'
import { type DomainState, domainState } from './domain'
import { extraInvoicedUntil } from './invoicedExtras'
import {
  firstYearLine,
  type OrderLine,
  type Renewal,
  type RunningLine,
  taxOrderLines,
  termLine,
  toInvoiceLines,
} from './orderLines'
import { orderIs } from './orderStatus'

type Running = {
  status: string
  billingCycle: BillingCycle
  startedOn: string | null
  invoicedUntil: string | null
  endsOn: string | null
  lines: readonly OrderLine[]
}

/**
 * An extra as it could join an order today: what it costs each term, and `now`, for the `period` until the end of what is
 * invoiced. One that was removed and is invoiced for some days yet costs nothing for those.
 */
export type ExtraOffer = { line: RunningLine & { renewal: Renewal }; period: Period; now: Totals }

type OfferOptions = {
  today: string
  /** Whose days go on after today. */
  invoices: readonly TermInvoice[]
  treatment?: TaxTreatment
}

export function extraOffer(
  extra: HostingExtra,
  order: Running,
  { today, invoices, treatment = DOMESTIC }: OfferOptions,
): ExtraOffer | 'notActive' | 'alreadyThere' {
  const { billingCycle: cycle, startedOn, invoicedUntil } = order
  if (order.lines.some(line => line.kind === 'extra' && line.key === extra.key)) return 'alreadyThere'
  if (!orderIs('isBillable', order) || order.endsOn || !startedOn || !invoicedUntil) return 'notActive'
  const term = { ...termLine('extra', extra, cycle), startedOn: today, renewsOn: invoicedUntil }
  const [line = term] = taxOrderLines([term], treatment)
  const from = extraInvoicedUntil(invoices, line, 1, { from: today, until: invoicedUntil })
  const amount = proRata(line.unitPrice, { startedOn, cycle, invoicedUntil }, from)
  const now = calculateTotals([{ ...line, amount }])
  return { line, period: { from, until: invoicedUntil }, now }
}

/**
 * What a thing that costs `price` a term costs from `day` to the end of what is invoiced, in cents without VAT. When
 * the next term is invoiced already, that is more than one term.
 */
export function proRata(
  price: number,
  order: BillingSchedule & { invoicedUntil: string },
  day: string,
): number {
  const { from, until } = termOf(order, addDays(order.invoicedUntil, -1))
  const days = Math.max(0, daysBetween(day, until))
  return roundHalfAway((price * days) / daysBetween(from, until))
}

type Named = { domainName: string | null; domainState: DomainState | null; lines: OrderLine[] }

/** What a settled name costs, or what of it goes back; null when no money moves. */
export type DomainCharge = { kind: 'bill' | 'credit'; line: InvoiceLine } | null

/** A name on request is paid once it is registered; of a name that is lost goes back what was paid for it. */
export function domainCharge(order: Named, to: DomainState, prices: DomainPrices): DomainCharge {
  const { domainName, domainState: from, lines } = order
  const after = domainState(to)
  const isDelivered = from && domainState(from).isOnRequest && after.renewsWithUs
  if (domainName && isDelivered && prices.firstYear > 0)
    return { kind: 'bill', line: firstYearLine(domainName, prices) }
  const [paid] = toInvoiceLines(lines.filter(line => line.kind === 'domain' && line.amount > 0))
  return after.isRefunded && paid ? { kind: 'credit', line: paid } : null
}
