'use client'

import { deliveryPeriod } from '@/features/billing/model/invoice'
import { invoiceSeries, invoiceTitle } from '@/features/billing/model/invoiceStatus'
import { MailList } from '@/platform/email/admin/MailList'
import { formatPlainDay } from '@/platform/time/day'
import type { ConsoleInvoice } from '../model/console'
import type { InvoiceDetails } from '../server/console/details'
import { DetailHistory, PaymentList } from './DetailLists'
import { DetailState } from './HostingFailure'
import { InvoiceActions } from './InvoiceActions'
import { LineTable } from './LineTable'
import { Slip, whereText } from './Slip'
import { useConsole, useDetail } from './useHosting'

/** Everything about one invoice, and what can be done with it. */
export function InvoiceDetail({ invoice }: { invoice: ConsoleInvoice }) {
  const { reload: readList } = useConsole()
  const { detail, reload } = useDetail<InvoiceDetails>('invoice', invoice.id)
  if (typeof detail === 'string') return <DetailState state={detail} onRetry={reload} />
  const { row, payments, mails, events } = detail
  // What was thrown away is nowhere to be read any more.
  const onDone = (outcome?: string) => (outcome === 'dropped' ? readList() : reload())
  return (
    <div className="console-detail">
      <InvoiceSlip detail={detail} />
      <div>
        <InvoiceActions invoice={row} onDone={onDone} />
        <PaymentList payments={payments} onRetry={reload} />
        <MailList mails={mails} onRetry={reload} />
      </div>
      <DetailHistory events={events} onRetry={reload} />
    </div>
  )
}

const day = (kept: string | null) => kept && formatPlainDay(kept)

const PAID_BY: Record<string, string> = { provider: 'via de betaaldienst', transfer: 'per overboeking' }

/** What an invoice says. */
function InvoiceSlip({ detail }: { detail: InvoiceDetails }) {
  const { row, buyer, lines, amounts, mirrors, paymentReference } = detail
  const { isCredit, label } = invoiceSeries(row.series)
  return (
    <Slip
      title={label}
      number={<span className="admin-number admin-reference">{invoiceTitle(row)}</span>}
      lines={[
        { label: 'Aan', answer: [buyer.name, buyer.company].filter(Boolean).join(', ') },
        { label: 'Adres', answer: whereText(buyer) },
        { label: 'Bestelling', answer: row.order?.number },
        {
          label: isCredit ? 'Crediteert' : 'Gecrediteerd met',
          answer: mirrors.map(each => each.number).join(', '),
        },
        { label: 'Factuurdatum', answer: day(row.issueDate) },
        { label: 'Vervalt op', answer: day(row.dueDate) },
        { label: 'Periode', answer: periodOf(detail) },
        { label: 'Betaald op', answer: row.paidOn && paidText(detail) },
        { label: 'Kenmerk', answer: paymentReference },
        { label: 'Opmerking', answer: detail.note },
      ]}
    >
      <LineTable caption="Wat er op de factuur staat" lines={lines} amounts={amounts} />
    </Slip>
  )
}

function periodOf({ periodFrom, periodUntil }: InvoiceDetails): string | null {
  if (!periodFrom || !periodUntil) return null
  const { from, to } = deliveryPeriod({ from: periodFrom, until: periodUntil })
  return `${formatPlainDay(from)} tot en met ${formatPlainDay(to)}`
}

function paidText({ row, paidBy }: InvoiceDetails): string {
  return [day(row.paidOn), PAID_BY[paidBy ?? '']].filter(Boolean).join(', ')
}
