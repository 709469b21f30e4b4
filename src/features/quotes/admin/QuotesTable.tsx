'use client'

import { createColumnHelper } from '@tanstack/react-table'
import { ConsoleTable, type features, NAME_COLUMN, useConsoleTable } from '@/platform/console/ConsoleTable'
import { Badge, Moment } from '@/platform/console/cells'
import { formatAmount } from '@/platform/money/euro'
import { formatPlainDay } from '@/platform/time/day'
import type { QuoteRow } from '../model/console'
import { quoteInOffice } from '../model/quote'
import { QUOTE_COLUMNS } from '../model/quoteColumns'
import { RHYTHMS } from '../model/quoteLines'
import { type QuoteStatus, quoteStatus } from '../model/quoteStatus'
import type { QuoteTodo } from '../model/quoteTodo'
import { WithdrawnBadge } from './QuoteWithdrawn'

type QuotesTableProps = { rows: QuoteRow[]; columns: readonly string[] }

export function QuotesTable({ rows, columns }: QuotesTableProps) {
  const table = useConsoleTable({
    ...{ columns: COLUMNS, rows, choices: QUOTE_COLUMNS, shown: columns },
    ...{ sorting: [], onSortingChange: KEPT, expanded: {}, onExpandedChange: KEPT },
  })
  return <ConsoleTable caption="Offertes" table={table} deadlineOf={() => undefined} detail={() => null} />
}

/** The list has one order, and a row opens as a page of its own. */
const KEPT = () => undefined

const column = createColumnHelper<typeof features, QuoteRow>()

const COLUMNS = column.columns([
  column.accessor('number', {
    id: NAME_COLUMN,
    header: 'Offerte',
    enableSorting: false,
    enableHiding: false,
    cell: ({ row: { original } }) => <QuoteName row={original} />,
  }),
  column.accessor('status', {
    enableSorting: false,
    cell: ({ row: { original } }) => <Status row={original} />,
  }),
  column.accessor('todo', {
    enableSorting: false,
    cell: ({ getValue }) => <TodoBadge todo={getValue()} />,
  }),
  column.accessor('once', {
    id: 'amount',
    enableSorting: false,
    cell: ({ getValue }) => <span className="admin-number">{formatAmount(getValue())}</span>,
  }),
  column.accessor('monthly', {
    id: 'recurring',
    enableSorting: false,
    cell: ({ row: { original } }) => <Recurring row={original} />,
  }),
  column.accessor('sentAt', {
    id: 'sent',
    enableSorting: false,
    cell: ({ getValue }) => <When at={getValue()} />,
  }),
  column.accessor('openedAt', {
    id: 'opened',
    enableSorting: false,
    cell: ({ getValue }) => <When at={getValue()} />,
  }),
  column.accessor('validUntil', {
    id: 'valid',
    enableSorting: false,
    cell: ({ getValue }) => <Valid day={getValue()} />,
  }),
  column.accessor('owner', { enableSorting: false }),
])

const Status = ({ row: { status, isWithdrawn } }: { row: QuoteRow }) =>
  isWithdrawn ? <WithdrawnBadge /> : <QuoteBadge status={status} />

export function QuoteBadge({ status }: { status: QuoteStatus }) {
  const { tone, label } = quoteStatus(status)
  return <Badge tone={tone}>{label}</Badge>
}

export const TodoBadge = ({ todo }: { todo: QuoteTodo | null }) =>
  todo && <Badge tone={todo.tone}>{todo.label}</Badge>

function QuoteName({ row: { id, number, name, company } }: { row: QuoteRow }) {
  return (
    <div className="console-name">
      <a className="quote-number" href={quoteInOffice(id)}>
        {number}
      </a>
      <span>{name || 'Nog geen naam'}</span>
      {company && <span className="console-company">{company}</span>}
    </div>
  )
}

function Recurring({ row }: { row: QuoteRow }) {
  const amounts = RHYTHMS.filter(({ value }) => value !== 'once' && row[value] !== 0)
  return amounts.map(({ value, suffix }) => (
    <span key={value} className="admin-number quote-recurring">
      {formatAmount(row[value])} {suffix}
    </span>
  ))
}

const When = ({ at }: { at: string | null }) => at && <Moment at={at} />

const Valid = ({ day }: { day: string | null }) =>
  day && <span className="console-moment">{formatPlainDay(day)}</span>
