import { StatusBadge } from '@/design-system/area/StatusBadge'
import type { OwnInvoice, OwnOrder } from '@/features/orders/model/ownRecords'
import { statusOfInvoice, subjectOf } from '@/features/orders/ui/area/orderFacts'
import { formatAmount } from '@/platform/money/euro'
import { formatPlainDay } from '@/platform/time/day'
import { isOpenInvoice } from '../model/status'
import { PayButton, type PayOptions } from './PayButton'

type InvoiceRowProps = { invoice: OwnInvoice; order?: OwnOrder; pay: PayOptions }

/** One invoice on one ruled line. One that still asks for money lies on the yellow copy. */
export function InvoiceRow({ invoice, order, pay }: InvoiceRowProps) {
  const { id, number, incl, excl, issueDate, dueDate } = invoice
  const { label, tone } = statusOfInvoice(invoice)
  const open = isOpenInvoice(invoice)
  const quiet = open ? '' : 'text-soft'
  return (
    <li
      className={`grid items-start gap-x-8 gap-y-3 border-rule border-b py-5 lg:grid-cols-[150px_1fr_190px_auto] ${open ? '-mx-5 bg-yellow px-5' : ''}`}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 lg:grid lg:justify-items-start lg:gap-2.5">
        <h3 className={`number text-base ${open ? 'text-deep' : ''}`}>{number}</h3>
        <StatusBadge tone={tone}>{label}</StatusBadge>
      </div>
      <div>
        <p className="font-semibold text-pen [overflow-wrap:anywhere]">{subjectOf(invoice, order)}</p>
        <p className={quiet}>
          {formatPlainDay(issueDate)}
          {order && `, bestelling ${order.number}`}
        </p>
        {open && <p className="font-semibold">Betaal uiterlijk {formatPlainDay(dueDate)}</p>}
      </div>
      <p className="tabular-nums lg:text-right">
        <strong className="font-bold font-head text-xl tracking-tight">{formatAmount(incl)}</strong> incl. btw
        <span className={`block ${quiet}`}>{formatAmount(excl)} excl. btw</span>
      </p>
      <div className="grid gap-3 sm:flex sm:flex-wrap lg:w-44 lg:flex-col">
        {open && <PayButton {...pay} pays={{ name: 'invoice', value: id, number }} />}
        <a href={`/hosting-dashboard/factuur/${id}`} download className="key key-small max-sm:w-full">
          PDF Downloaden<span className="sr-only"> {number}</span>
        </a>
      </div>
    </li>
  )
}
