import type { InvoiceLine } from '@/features/billing/model/invoice'
import { type BillingCycle, termOf } from '@/features/catalogue/model/priceList'
import { addDays, addMonths } from '@/platform/time/day'
import { type DomainState, domainState } from './domain'
import { DOMAIN_TERM_MONTHS, nextDomainRenewal, type OrderLine, renewalLabel } from './orderLines'
import { type OrderStatus, orderIs } from './orderStatus'

/** A renewal is invoiced this long before its term begins: as long as there is to pay it. */
export const RENEWAL_DAYS_AHEAD = 14

type RenewingOrder = {
  lines: readonly OrderLine[]
  cycle: BillingCycle
  startedOn: string
  domainRenewsOn: string | null
}

type RenewedTerm = { lines: InvoiceLine[]; until: string; domainRenewsOn: string | null }

/** The days that an order gets when it begins. `invoicedUntil` is the first day that is not paid for yet. */
export function firstTerm(
  order: { cycle: BillingCycle; domainState: DomainState | null },
  startedOn: string,
) {
  return {
    startedOn,
    invoicedUntil: termOf({ cycle: order.cycle, startedOn }, startedOn).until,
    domainRenewsOn:
      order.domainState && domainState(order.domainState).renewsWithUs
        ? addMonths(startedOn, DOMAIN_TERM_MONTHS)
        : null,
  }
}

/** Whether the next term must be invoiced by now. An order that ends where its invoices end has none. */
export function renewalDue(
  order: { status: OrderStatus; invoicedUntil: string | null; endsOn: string | null },
  today: string,
): boolean {
  const { invoicedUntil, endsOn } = order
  if (!orderIs('isBillable', order) || !invoicedUntil) return false
  return today >= addDays(invoicedUntil, -RENEWAL_DAYS_AHEAD) && (endsOn === null || endsOn > invoicedUntil)
}

/**
 * The term that begins on `from`, at the prices that were agreed. The name is in it when it renews before the term
 * ends; `domainRenewsOn` is then a year further, and is kept with `until`.
 */
export function renewalLines(order: RenewingOrder, from: string): RenewedTerm {
  const { until } = termOf(order, from)
  const domainRenewsOn = nextDomainRenewal(order, until)
  const withName = domainRenewsOn !== order.domainRenewsOn
  const renewed = order.lines.filter(line => line.kind !== 'domain' || withName)
  return { lines: renewed.map(renewedLine), until, domainRenewsOn }
}

function renewedLine(line: OrderLine): InvoiceLine {
  const { amount } = line.renewal
  return { label: renewalLabel(line), quantity: 1, unitPrice: amount, amount, vatRate: line.vatRate }
}
