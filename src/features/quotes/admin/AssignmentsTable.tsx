'use client'

import { createColumnHelper } from '@tanstack/react-table'
import { ConsoleTable, type features, NAME_COLUMN, useConsoleTable } from '@/platform/console/ConsoleTable'
import { Badge } from '@/platform/console/cells'
import { formatAmount } from '@/platform/money/euro'
import { type AssignmentStatus, assignmentInOffice, assignmentStatus, plannedText } from '../model/assignment'
import type { AssignmentRow } from '../model/assignmentConsole'
import { COLUMN_CHOICES } from './assignmentsAddress'
import { WithdrawnBadge, WithdrawnExtraBadge } from './QuoteWithdrawn'

type AssignmentsTableProps = { rows: AssignmentRow[]; columns: readonly string[]; today: string }

export function AssignmentsTable({ rows, columns, today }: AssignmentsTableProps) {
  const table = useConsoleTable({
    ...{ columns: ASSIGNMENT_COLUMNS, rows: rows.map(row => ({ ...row, today })) },
    ...{ choices: COLUMN_CHOICES, shown: columns },
    ...{ sorting: [], onSortingChange: KEPT, expanded: {}, onExpandedChange: KEPT },
  })
  return <ConsoleTable caption="Opdrachten" table={table} deadlineOf={() => undefined} detail={() => null} />
}

/** The list has one order, and a row opens as a page of its own. */
const KEPT = () => undefined

type ShownRow = AssignmentRow & { today: string }

const column = createColumnHelper<typeof features, ShownRow>()

const ASSIGNMENT_COLUMNS = column.columns([
  column.accessor('title', {
    id: NAME_COLUMN,
    header: 'Opdracht',
    enableSorting: false,
    enableHiding: false,
    cell: ({ row: { original } }) => <AssignmentName row={original} />,
  }),
  column.accessor('status', {
    enableSorting: false,
    cell: ({ row: { original } }) => <Status row={original} />,
  }),
  column.accessor('plannedFrom', {
    id: 'planned',
    enableSorting: false,
    cell: ({ row: { original } }) => <Planned row={original} />,
  }),
  column.accessor('owner', { enableSorting: false }),
  column.accessor('tasks', {
    enableSorting: false,
    cell: ({ row: { original } }) => <Tasks row={original} />,
  }),
  column.accessor('unbilled', {
    enableSorting: false,
    cell: ({ getValue }) => <span className="admin-number">{formatAmount(getValue())}</span>,
  }),
])

const Status = ({ row: { status, isWithdrawn, hasWithdrawnExtra } }: { row: ShownRow }) => (
  <>
    {isWithdrawn && assignmentStatus(status).isOpen ? (
      <WithdrawnBadge />
    ) : (
      <AssignmentBadge status={status} />
    )}
    {hasWithdrawnExtra && <WithdrawnExtraBadge />}
  </>
)

export function AssignmentBadge({ status }: { status: AssignmentStatus }) {
  const { tone, label } = assignmentStatus(status)
  return <Badge tone={tone}>{label}</Badge>
}

function AssignmentName({ row: { id, title, customer } }: { row: ShownRow }) {
  return (
    <div className="console-name">
      <a className="quote-number" href={assignmentInOffice(id)}>
        {title}
      </a>
      <span className="console-company">{customer}</span>
    </div>
  )
}

function Planned({ row: { status, plannedFrom: from, plannedUntil: until, today } }: { row: ShownRow }) {
  if (!from && !until)
    return assignmentStatus(status).isOpen && <span className="console-company">nog niet</span>
  const isLate = assignmentStatus(status).isOpen && until !== null && until < today
  return <span className={isLate ? 'admin-urgent' : 'console-company'}>{plannedText({ from, until })}</span>
}

function Tasks({ row: { tasks, tasksDone } }: { row: ShownRow }) {
  return (
    tasks > 0 && (
      <span className="admin-number">
        {tasksDone} van {tasks}
      </span>
    )
  )
}
