'use client'

import { createColumnHelper } from '@tanstack/react-table'
import {
  invoicePaymentStatus,
  invoiceSeries,
  invoiceTitle,
  isUnpaidInvoice,
} from '@/features/billing/model/invoiceStatus'
import { ConsoleTable, type features, NAME_COLUMN } from '@/platform/console/ConsoleTable'
import { Badge, Moment } from '@/platform/console/cells'
import { formatPlainDay } from '@/platform/time/day'
import type { ConsoleInvoice } from '../model/console'
import { InvoiceBadge } from './badges'
import { InvoiceDetail } from './InvoiceDetail'
import { Amount } from './LineTable'
import { LineName } from './lineFields'
import type { Address } from './useHosting'
import { useHostingTable } from './useHostingTable'

/** The invoices; what is overdue has a red edge. */
export function InvoicesTable({ rows, address }: { rows: ConsoleInvoice[]; address: Address }) {
  const table = useHostingTable(INVOICE_COLUMNS, { tab: 'invoices', rows, address })
  return (
    <ConsoleTable
      caption="Facturen"
      table={table}
      deadlineOf={invoice =>
        isUnpaidInvoice(invoice) && invoicePaymentStatus(invoice.paymentStatus).isOverdue
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
    header: 'Factuur',
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
    header: 'Stand',
    enableSorting: false,
    cell: ({ row }) => <Standing invoice={row.original} />,
  }),
  column.accessor('dueDate', {
    id: 'due',
    header: 'Vervalt',
    sortDescFirst: false,
    cell: ({ getValue }) => <Day day={getValue()} />,
  }),
  column.accessor('order', {
    header: 'Bestelling',
    enableSorting: false,
    cell: ({ getValue }) => <span className="admin-number">{getValue()?.number}</span>,
  }),
  column.accessor('incl', {
    id: 'amount',
    header: 'Bedrag',
    sortDescFirst: true,
    cell: ({ getValue }) => <Amount cents={getValue()} />,
  }),
  column.accessor('createdAt', {
    id: 'date',
    header: 'Gemaakt',
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

function Day({ day }: { day: string | null }) {
  return day && <time dateTime={day}>{formatPlainDay(day)}</time>
}
