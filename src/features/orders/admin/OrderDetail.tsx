'use client'

import { isOpenInvoice } from '@/features/billing/model/status'
import type { ConsoleOrder } from '../model/console'
import type { OrderDetails as Detail } from '../model/consoleDetails'
import { isUnpaidOrder } from '../model/status'
import { Checklist } from './Checklist'
import { DetailState } from './DetailState'
import { DomainSettling } from './DomainSettling'
import { DetailHistory } from './Happened'
import { InvoiceForm } from './InvoiceForm'
import { InvoiceList } from './InvoiceList'
import { MailList } from './MailList'
import { OrderSlip } from './OrderSlip'
import { OrderStatusForm } from './OrderStatusForm'
import { PaymentList } from './PaymentList'
import { OrderTransfer } from './Transfers'
import { useDetail } from './useDetail'

/** Everything about one order: what was agreed, what has to be done, and what went before. */
export function OrderDetail({ order }: { order: ConsoleOrder }) {
  const { detail, reload } = useDetail<Detail>('order', order.id)
  if (typeof detail === 'string') return <DetailState state={detail} onRetry={reload} />
  const { row, invoices, payments, mails, events } = detail
  return (
    <div className="lead-detail">
      <div>
        <OrderSlip detail={detail} />
        <PaymentList payments={payments} onRetry={reload} />
        <MailList mails={mails} onRetry={reload} />
      </div>
      <div>
        <Checklist detail={detail} onDone={reload} />
        <DomainSettling order={row} onDone={reload} />
        <OrderStatusForm order={row} open={(invoices ?? []).filter(isOpenInvoice).length} onDone={reload} />
        <InvoiceList invoices={invoices} onDone={reload} />
        <OrderTransfer detail={detail} onDone={reload} />
        {row.customer && (
          <InvoiceForm
            customer={row.customer.id}
            order={row.id}
            isUnpaid={isUnpaidOrder(row)}
            onDone={reload}
          />
        )}
      </div>
      <DetailHistory events={events} collection="hosting-orders" onRetry={reload} />
    </div>
  )
}
