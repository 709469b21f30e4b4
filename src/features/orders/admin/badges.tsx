import {
  type InvoicePaymentStatus,
  type InvoiceStatus,
  invoicePaymentStatus,
  invoiceStatus,
} from '@/features/billing/model/status'
import { Badge } from '@/platform/console/Badge'
import { type DomainState, domainState } from '../model/domainStates'
import { ORDER_STATUSES, orderStatusLabel } from '../model/status'

/** A status that nobody knows is shown as it is kept. */
export function OrderBadge({ status }: { status: string }) {
  const tone = ORDER_STATUSES.find(each => each.value === status)?.tone ?? 'grey'
  return <Badge tone={tone}>{orderStatusLabel(status)}</Badge>
}

export function DomainBadge({ state }: { state: DomainState }) {
  const { tone, label } = domainState(state)
  return <Badge tone={tone}>{label}</Badge>
}

type InvoiceStanding = { series: string; status: InvoiceStatus; paymentStatus: InvoicePaymentStatus }

/** What counts of an invoice: whether it is paid, unless it is a draft or was credited. */
export function InvoiceBadge({ series, status, paymentStatus }: InvoiceStanding) {
  if (status === 'sent' && series === 'CR') return <CreditBadge isSettled={paymentStatus === 'paid'} />
  const { tone, label } = status === 'sent' ? invoicePaymentStatus(paymentStatus) : invoiceStatus(status)
  return <Badge tone={tone}>{label}</Badge>
}

/** With a credit it is the agency that pays. */
function CreditBadge({ isSettled }: { isSettled: boolean }) {
  return isSettled ? <Badge tone="grey">Verrekend</Badge> : <Badge tone="amber">Terug te betalen</Badge>
}
