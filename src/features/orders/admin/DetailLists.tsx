'use client'

import { invoiceTitle } from '@/features/billing/model/invoiceStatus'
import { type PaymentSummary, paymentState } from '@/features/billing/model/payment'
import type { Refund } from '@/features/billing/server/public'
import { AuditTrail } from '@/platform/audit/admin/AuditTrail'
import { Badge, Moment } from '@/platform/console/cells'
import { Unread } from '@/platform/console/ListStates'
import { formatAmount } from '@/platform/money/euro'
import type { ConsoleEvent, ConsoleInvoice } from '../model/console'
import { InvoiceBadge } from './badges'
import { InvoiceActions } from './InvoiceActions'
import { Amount } from './LineTable'
import { MoneyBackForm } from './MoneyBackForm'
import { RefundForm } from './RefundForm'

type InvoiceListProps = { invoices: ConsoleInvoice[] | null; onDone: () => void }

export function InvoiceList({ invoices, onDone }: InvoiceListProps) {
  return (
    <section>
      <h3>Facturen</h3>
      {invoices === null && <Unread onRetry={onDone} />}
      {invoices?.length === 0 && <p>Nog geen factuur.</p>}
      <ul className="hosting-list">
        {invoices?.map(invoice => (
          <li key={invoice.id}>
            <p className="hosting-line">
              <strong className="admin-number">{invoiceTitle(invoice)}</strong>
              <InvoiceBadge {...invoice} />
              <Amount cents={invoice.incl} />
            </p>
            {invoice.asksDecision && <MoneyBackForm invoice={invoice} onDone={onDone} />}
            <InvoiceActions invoice={invoice} onDone={onDone} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type PaymentListProps = {
  payments: PaymentSummary[] | null
  /** Where money may be sent back from; null where it was not read. */
  refunds?: Refund[] | null
  onRetry: () => void
}

export function PaymentList({ payments, refunds, onRetry }: PaymentListProps) {
  return (
    <section>
      <h3>Betalingen</h3>
      {payments === null && <Unread onRetry={onRetry} />}
      {payments?.length === 0 && <p>Nog geen betaling begonnen.</p>}
      <ul className="hosting-list">
        {payments?.map(payment => (
          <li key={payment.id}>
            <p className="hosting-line">
              <Moment at={payment.createdAt} />
              <a href={`/admin/collections/payments/${payment.id}`}>
                {payment.providerId ?? payment.provider}
              </a>
              <PaymentBadge payment={payment} />
              <Amount cents={payment.amount} />
              {payment.refunded > 0 && <span>terugbetaald {formatAmount(payment.refunded)}</span>}
              {payment.chargedBack > 0 && <span>teruggeboekt {formatAmount(payment.chargedBack)}</span>}
              {payment.problem && <span className="admin-urgent">{payment.problem}</span>}
            </p>
            {refunds && <RefundForm payment={payment} refunds={refunds} onDone={onRetry} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function PaymentBadge({ payment: { state } }: { payment: PaymentSummary }) {
  const { tone, label } = paymentState(state)
  return <Badge tone={tone}>{label}</Badge>
}

type DetailHistoryProps = { events: ConsoleEvent[] | null; onRetry: () => void }

export function DetailHistory({ events, onRetry }: DetailHistoryProps) {
  if (events) return <AuditTrail events={events} />
  return (
    <section className="admin-history">
      <h3>Wat er gebeurde</h3>
      <Unread onRetry={onRetry} />
    </section>
  )
}
