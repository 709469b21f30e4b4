'use client'

import { moneyStanding, PARTLY_PAID } from '@/features/billing/model/bookings'
import { invoicePaymentStatus, invoiceSeries, invoiceStatus } from '@/features/billing/model/invoiceStatus'
import { Badge, DEADLINE_TONES } from '@/platform/console/cells'
import { deadlineState, timeLeft } from '@/platform/time/deadline'
import type { ConsoleInvoice, ConsoleOrder } from '../model/console'
import { type DomainState, domainState } from '../model/domain'
import { ORDER_STATUSES, orderStatusLabel } from '../model/orderStatus'
import { useConsole } from './useHosting'

/** A status that nobody knows is shown as it is kept. */
export function OrderBadge({ status }: { status: string }) {
  const tone = ORDER_STATUSES.find(each => each.value === status)?.tone ?? 'grey'
  return <Badge tone={tone}>{orderStatusLabel(status)}</Badge>
}

export function DomainBadge({ state }: { state: DomainState }) {
  const { tone, label } = domainState(state)
  return <Badge tone={tone}>{label}</Badge>
}

type InvoiceBadgeProps = Pick<ConsoleInvoice, 'series' | 'status' | 'paymentStatus' | 'incl' | 'booked'> & {
  asksDecision?: boolean
}

export function InvoiceBadge({ asksDecision = false, ...invoice }: InvoiceBadgeProps) {
  const { tone, label } = standingOf(invoice)
  return (
    <>
      {asksDecision && <Badge tone="red">Geld ging terug</Badge>}
      <Badge tone={tone}>{label}</Badge>
    </>
  )
}

/** With a credit it is the agency that pays. */
function standingOf(invoice: Omit<InvoiceBadgeProps, 'asksDecision'>) {
  const { series, status, paymentStatus } = invoice
  const { isPartlyPaid, due, excess } = moneyStanding(invoice)
  const { isInForce } = invoiceStatus(status)
  const { isOverdue } = invoicePaymentStatus(paymentStatus)
  if (!isInForce) return invoiceStatus(status)
  if (invoiceSeries(series).isCredit) {
    if (due === 0) return { tone: 'grey', label: 'Verrekend' } as const
    return { tone: 'amber', label: isPartlyPaid ? 'Deels terugbetaald' : 'Terug te betalen' } as const
  }
  if (excess > 0) return { tone: 'green', label: 'Te veel betaald' } as const
  if (isPartlyPaid && !isOverdue) return { tone: 'amber', label: PARTLY_PAID } as const
  return invoicePaymentStatus(paymentStatus)
}

export function SetUpBadge({ order }: { order: ConsoleOrder }) {
  const { now } = useConsole()
  if (!order.handsBy) return null
  return <Badge tone={DEADLINE_TONES[setUpState(order, now)]}>{timeLeft(new Date(order.handsBy), now)}</Badge>
}

export function setUpState({ handsBy, activatedAt, createdAt }: ConsoleOrder, now: Date) {
  const received = new Date(activatedAt ?? createdAt)
  return deadlineState({
    ...{ received, now },
    respondBy: new Date(handsBy ?? createdAt),
    answered: handsBy === null,
  })
}
