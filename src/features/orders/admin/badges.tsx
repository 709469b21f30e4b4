'use client'

import {
  type InvoicePaymentStatus,
  type InvoiceSeries,
  type InvoiceStatus,
  invoicePaymentStatus,
  invoiceSeries,
  invoiceStatus,
} from '@/features/billing/model/invoiceStatus'
import { Badge, DEADLINE_TONES } from '@/platform/console/cells'
import { deadlineState, timeLeft } from '@/platform/time/deadline'
import type { ConsoleOrder } from '../model/console'
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

type InvoiceStanding = { series: InvoiceSeries; status: InvoiceStatus; paymentStatus: InvoicePaymentStatus }

export function InvoiceBadge({ series, status, paymentStatus }: InvoiceStanding) {
  const { isInForce } = invoiceStatus(status)
  const { isPaid } = invoicePaymentStatus(paymentStatus)
  if (isInForce && invoiceSeries(series).isCredit) return <CreditBadge isSettled={isPaid} />
  const { tone, label } = isInForce ? invoicePaymentStatus(paymentStatus) : invoiceStatus(status)
  return <Badge tone={tone}>{label}</Badge>
}

/** With a credit it is the agency that pays. */
function CreditBadge({ isSettled }: { isSettled: boolean }) {
  return isSettled ? <Badge tone="grey">Verrekend</Badge> : <Badge tone="amber">Terug te betalen</Badge>
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
