'use client'

import type { ConsoleCustomer } from '../model/console'
import type { CustomerDetails as Detail } from '../model/consoleDetails'
import { CustomerSlip } from './CustomerSlip'
import { DetailState } from './DetailState'
import { EraseButton } from './EraseButton'
import { DetailHistory } from './Happened'
import { InvoiceForm } from './InvoiceForm'
import { InvoiceList } from './InvoiceList'
import { MailList } from './MailList'
import { OrderLinks } from './OrderLinks'
import { PasswordLinkButton } from './PasswordLinkButton'
import { useDetail } from './useDetail'

/** Everything about one customer: who it is, and what was ordered, invoiced and mailed. */
export function CustomerDetail({ customer }: { customer: ConsoleCustomer }) {
  const { detail, reload } = useDetail<Detail>('customer', customer.id)
  if (typeof detail === 'string') return <DetailState state={detail} onRetry={reload} />
  const { row, orders, invoices, mails, events } = detail
  return (
    <div className="lead-detail">
      <div>
        <CustomerSlip detail={detail} />
        <PasswordLinkButton customer={row} onDone={reload} />
        <EraseButton customer={row} onDone={reload} />
        <MailList mails={mails} onRetry={reload} />
      </div>
      <div>
        <OrderLinks orders={orders} onRetry={reload} />
        <InvoiceList invoices={invoices} onDone={reload} />
        <InvoiceForm customer={row.id} order={null} onDone={reload} />
      </div>
      <DetailHistory events={events} collection="hosting-customers" onRetry={reload} />
    </div>
  )
}
