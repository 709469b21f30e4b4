'use client'

import type { ConsoleInvoice } from '../model/console'
import type { InvoiceDetails as Detail } from '../model/consoleDetails'
import { DetailState } from './DetailState'
import { DetailHistory } from './Happened'
import { InvoiceActions } from './InvoiceActions'
import { InvoiceSlip } from './InvoiceSlip'
import { MailList } from './MailList'
import { PaymentList } from './PaymentList'
import { useConsole } from './useDesk'
import { useDetail } from './useDetail'

/** Everything about one invoice, and what can be done with it. */
export function InvoiceDetail({ invoice }: { invoice: ConsoleInvoice }) {
  const { reload: readList } = useConsole()
  const { detail, reload } = useDetail<Detail>('invoice', invoice.id)
  if (typeof detail === 'string') return <DetailState state={detail} onRetry={reload} />
  const { row, payments, mails, events } = detail
  // What was thrown away is nowhere to be read any more.
  const onDone = (outcome?: string) => (outcome === 'dropped' ? readList() : reload())
  return (
    <div className="lead-detail">
      <InvoiceSlip detail={detail} />
      <div>
        <InvoiceActions invoice={row} onDone={onDone} />
        <PaymentList payments={payments} onRetry={reload} />
        <MailList mails={mails} onRetry={reload} />
      </div>
      <DetailHistory events={events} collection="hosting-invoices" onRetry={reload} />
    </div>
  )
}
