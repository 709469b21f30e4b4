'use client'

import { createColumnHelper } from '@tanstack/react-table'
import { moneyStanding } from '@/features/billing/model/bookings'
import { invoicePeriod, periodText } from '@/features/billing/model/invoice'
import {
  invoicePaymentStatus,
  invoiceSeries,
  invoiceTitle,
  isUnpaidInvoice,
} from '@/features/billing/model/invoiceStatus'
import { countryLine } from '@/features/tax/model/countries'
import { taxReasonsText } from '@/features/tax/model/taxNotes'
import { ConsoleTable, type features, NAME_COLUMN } from '@/platform/console/ConsoleTable'
import { Badge, Moment } from '@/platform/console/cells'
import { MailList } from '@/platform/email/admin/MailList'
import { formatAmount } from '@/platform/money/euro'
import { formatPlainDay } from '@/platform/time/day'
import type { ConsoleInvoice } from '../model/console'
import { HOSTING_NAMES } from '../model/hostingColumns'
import type { InvoiceDetails } from '../server/console/details'
import { BookingList } from './BookingList'
import { InvoiceBadge } from './badges'
import { DetailHistory, PaymentList } from './DetailLists'
import { ExcessActions } from './ExcessActions'
import { DetailState } from './HostingFailure'
import { InvoiceActions } from './InvoiceActions'
import { Amount, LineTable } from './LineTable'
import { LineName } from './lineFields'
import { MoneyBackForm } from './MoneyBackForm'
import { Slip, whereText } from './Slip'
import { type Address, useConsole, useDetail } from './useHosting'
import { useHostingTable } from './useHostingTable'

export function InvoicesTable({ rows, address }: { rows: ConsoleInvoice[]; address: Address }) {
  const table = useHostingTable(INVOICE_COLUMNS, { tab: 'invoices', rows, address })
  return (
    <ConsoleTable
      caption="Facturen"
      table={table}
      deadlineOf={invoice =>
        invoice.asksDecision ||
        (isUnpaidInvoice(invoice) && invoicePaymentStatus(invoice.paymentStatus).isOverdue)
          ? 'overdue'
          : undefined
      }
      detail={invoice => <InvoiceDetail invoice={invoice} />}
    />
  )
}

const column = createColumnHelper<typeof features, ConsoleInvoice>()

const INVOICE_COLUMNS = column.columns([
  column.accessor('number', {
    id: NAME_COLUMN,
    header: HOSTING_NAMES.invoices,
    enableSorting: false,
    enableHiding: false,
    cell: ({ row }) => (
      <LineName
        id={row.id}
        title={invoiceTitle(row.original)}
        customer={row.original.customer}
        isOpen={row.getIsExpanded()}
        onToggle={() => row.toggleExpanded(!row.getIsExpanded())}
      />
    ),
  }),
  column.accessor('status', {
    enableSorting: false,
    cell: ({ row }) => <Standing invoice={row.original} />,
  }),
  column.accessor('dueDate', {
    id: 'due',
    sortDescFirst: false,
    cell: ({ row, getValue }) => (
      <Day day={invoiceSeries(row.original.series).isCredit ? null : getValue()} />
    ),
  }),
  column.accessor('order', {
    enableSorting: false,
    cell: ({ getValue }) => <span className="admin-number">{getValue()?.number}</span>,
  }),
  column.accessor('incl', {
    id: 'amount',
    sortDescFirst: true,
    cell: ({ row }) => <InvoiceAmount invoice={row.original} />,
  }),
  column.accessor('createdAt', {
    id: 'date',
    sortDescFirst: true,
    cell: ({ getValue }) => <Moment at={getValue()} />,
  }),
])

function Standing({ invoice }: { invoice: ConsoleInvoice }) {
  const { isCredit, label } = invoiceSeries(invoice.series)
  return (
    <span className="console-badges">
      {isCredit && <Badge tone="grey">{label}</Badge>}
      <InvoiceBadge {...invoice} />
    </span>
  )
}

/** The total, and what is open of it where that is another amount. */
function InvoiceAmount({ invoice }: { invoice: ConsoleInvoice }) {
  const { due, excess, isPartlyPaid } = moneyStanding(invoice)
  return (
    <>
      <Amount cents={invoice.incl} />
      {isPartlyPaid && <span className="console-company">nog {formatAmount(due)}</span>}
      {excess > 0 && <span className="console-company">{formatAmount(excess)} te veel</span>}
    </>
  )
}

function Day({ day }: { day: string | null }) {
  return day && <time dateTime={day}>{formatPlainDay(day)}</time>
}

function InvoiceDetail({ invoice }: { invoice: ConsoleInvoice }) {
  const { reload: readList } = useConsole()
  const { detail, reload } = useDetail<InvoiceDetails>('invoice', invoice.id)
  if (typeof detail === 'string') return <DetailState state={detail} onRetry={reload} />
  const { row, payments, refunds, bookings, mails, events } = detail
  // What was thrown away is nowhere to be read any more.
  const onDone = (outcome?: string) => (outcome === 'dropped' ? readList() : reload())
  return (
    <div className="console-detail">
      <InvoiceSlip detail={detail} />
      <div>
        {row.asksDecision && <MoneyBackForm invoice={row} onDone={reload} />}
        <InvoiceActions invoice={row} awaitsReverseCharge={detail.awaitsReverseCharge} onDone={onDone} />
        <BookingList invoice={row} bookings={bookings} onDone={reload} />
        <ExcessActions detail={detail} onDone={reload} />
        <PaymentList payments={payments} refunds={refunds} onRetry={reload} />
        <MailList mails={mails} onRetry={reload} />
      </div>
      <DetailHistory events={events} onRetry={reload} />
    </div>
  )
}

const day = (kept: string | null) => kept && formatPlainDay(kept)

const PAID_BY: Record<string, string> = { provider: 'via de betaaldienst', transfer: 'per overboeking' }

function InvoiceSlip({ detail }: { detail: InvoiceDetails }) {
  const { row, buyer, lines, amounts, mirrors, paymentReference } = detail
  const { isCredit, label } = invoiceSeries(row.series)
  const period = invoicePeriod(detail)
  return (
    <Slip
      title={label}
      number={<span className="admin-number admin-reference">{invoiceTitle(row)}</span>}
      lines={[
        { label: 'Aan', answer: [buyer.name, buyer.company].filter(Boolean).join(', ') },
        { label: 'Adres', answer: whereText(buyer) },
        { label: 'Btw-nummer', answer: buyer.vatId },
        { label: 'Btw', answer: taxReasonsText(lines) },
        { label: 'Bestelling', answer: row.order?.number },
        {
          label: isCredit ? 'Crediteert' : 'Gecrediteerd met',
          answer: mirrors.map(each => each.number).join(', '),
        },
        { label: 'Factuurdatum', answer: day(row.issueDate) },
        { label: 'Vervalt op', answer: !isCredit && day(row.dueDate) },
        { label: 'Periode', answer: period && periodText(period) },
        { label: 'Betaald op', answer: row.paidOn && paidText(detail) },
        { label: 'Kenmerk', answer: paymentReference },
        { label: 'Opmerking', answer: detail.note },
      ]}
    >
      <LineTable
        caption="Wat er op de factuur staat"
        lines={lines}
        amounts={amounts}
        country={countryLine(buyer.country)}
      />
    </Slip>
  )
}

function paidText({ row, paidBy }: InvoiceDetails): string {
  return [day(row.paidOn), PAID_BY[paidBy ?? '']].filter(Boolean).join(', ')
}
