import type { InvoiceLine } from '@/features/billing/model/invoice'
import { type BillingCycle, termOf } from '@/features/catalogue/model/billingCycle'
import { addDays, addMonths } from '@/platform/time/day'
import type { DomainState } from './domain'
import { DOMAIN_TERM_MONTHS, nextDomainRenewal, type OrderLine, renewalLabel } from './orderLines'
import type { OrderStatus } from './orderStatus'
/** A renewal is invoiced this long before its term begins: as long as there is to pay it. */
export const RENEWAL_DAYS_AHEAD = 14

type RenewingOrder = {
  lines: readonly OrderLine[]
  cycle: BillingCycle
  startedOn: string
  domainRenewsOn: string | null
}

type RenewedTerm = { lines: InvoiceLine[]; until: string; domainRenewsOn: string | null }

/** Names that are ours to renew, or will be. One on request costs nothing until it is settled, on a day of its own. */
const RENEWED_DOMAIN_STATES: readonly (DomainState | null)[] = [
  'toRegister',
  'provisional',
  'toMove',
  'registered',
  'moved',
]

/** The days that an order gets when it begins. `invoicedUntil` is the first day that is not paid for yet. */
export function firstTerm(
  order: { cycle: BillingCycle; domainState: DomainState | null },
  startedOn: string,
) {
  return {
    startedOn,
    invoicedUntil: termOf({ cycle: order.cycle, startedOn }, startedOn).until,
    domainRenewsOn: RENEWED_DOMAIN_STATES.includes(order.domainState)
      ? addMonths(startedOn, DOMAIN_TERM_MONTHS)
      : null,
  }
}

/** Whether the next term must be invoiced by now. An order that ends where its invoices end has none. */
export function renewalDue(
  order: { status: OrderStatus; invoicedUntil: string | null; endsOn: string | null },
  today: string,
): boolean {
  const { status, invoicedUntil, endsOn } = order
  if (status !== 'active' || !invoicedUntil) return false
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
  return { label: renewalLabel(line), quantity: 1, unitPrice: amount, amount }
}
