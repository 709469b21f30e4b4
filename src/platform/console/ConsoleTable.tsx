'use client'

import {
  type ColumnDef,
  columnVisibilityFeature,
  type ExpandedState,
  FlexRender,
  type OnChangeFn,
  type ReactTable,
  type RowSelectionState,
  rowExpandingFeature,
  rowSelectionFeature,
  rowSortingFeature,
  type SortingState,
  type Row as TableRow,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { type ReactNode, useMemo } from 'react'
import { detailId, HeadCells } from './ListTable'

export const features = tableFeatures({
  columnVisibilityFeature,
  rowExpandingFeature,
  rowSelectionFeature,
  rowSortingFeature,
})

type Identified = { id: string }

export type ConsoleTableModel<Row extends Identified> = ReactTable<typeof features, Row>

export const NAME_COLUMN = 'name'

type TableOptions<Row extends Identified> = {
  columns: ColumnDef<typeof features, Row>[]
  rows: Row[]
  /** The columns that can be hidden. Their label heads them. */
  choices: readonly { value: string; label: string }[]
  shown: readonly string[]
  sorting: SortingState
  onSortingChange: OnChangeFn<SortingState>
  expanded: ExpandedState
  onExpandedChange: OnChangeFn<ExpandedState>
  selection?: { rowSelection: RowSelectionState; onRowSelectionChange: OnChangeFn<RowSelectionState> }
}

export function useConsoleTable<Row extends Identified>({
  columns,
  rows,
  choices,
  shown,
  sorting,
  onSortingChange,
  expanded,
  onExpandedChange,
  selection,
}: TableOptions<Row>): ConsoleTableModel<Row> {
  const columnVisibility = useMemo(
    () => Object.fromEntries(choices.map(({ value }) => [value, shown.includes(value)])),
    [choices, shown],
  )
  const headed = useMemo(() => columns.map(each => withHeader(each, choices)), [columns, choices])
  return useTable({
    features,
    columns: headed,
    data: rows,
    getRowId: row => row.id,
    getRowCanExpand: () => true,
    // A change of one row must not close the one that somebody is writing in.
    autoResetExpanded: false,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    enableRowSelection: selection !== undefined,
    state: { expanded, sorting, columnVisibility, rowSelection: selection?.rowSelection ?? NOTHING_TICKED },
    onExpandedChange,
    onSortingChange,
    onRowSelectionChange: selection?.onRowSelectionChange,
  })
}

function withHeader<Row extends Identified>(
  column: ColumnDef<typeof features, Row>,
  choices: TableOptions<Row>['choices'],
): ColumnDef<typeof features, Row> {
  const id = column.id ?? ('accessorKey' in column ? column.accessorKey : undefined)
  const label = choices.find(each => each.value === id)?.label
  return label === undefined ? column : { header: label, ...column }
}

const NOTHING_TICKED: RowSelectionState = {}

type RowParts<Row> = {
  detail: (row: Row) => ReactNode
  deadlineOf: (row: Row) => string | undefined
  tickLabel?: (row: Row) => string
  current?: string | null
  onCurrent?: (id: string) => void
}

type ConsoleTableProps<Row extends Identified> = RowParts<Row> & {
  caption: string
  table: ConsoleTableModel<Row>
}

export function ConsoleTable<Row extends Identified>({ caption, table, ...parts }: ConsoleTableProps<Row>) {
  const [headers] = table.getHeaderGroups()
  return (
    <div className="console-scroll">
      <table className="console-table">
        <caption className="console-unseen">{caption}</caption>
        <thead>
          <tr>
            {parts.tickLabel && (
              <th scope="col" className="console-tick">
                <TickAll table={table} />
              </th>
            )}
            <HeadCells headers={headers?.headers} draw={header => <FlexRender header={header} />} />
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map(row => (
            <ConsoleRow
              key={row.id}
              row={row}
              isTicked={row.getIsSelected()}
              isOpen={row.getIsExpanded()}
              {...parts}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function TickAll<Row extends Identified>({ table }: { table: ConsoleTableModel<Row> }) {
  const all = table.getIsAllRowsSelected()
  const some = !all && table.getIsSomeRowsSelected()
  return (
    <input
      type="checkbox"
      aria-label="Alles op deze pagina aanvinken"
      checked={all}
      ref={box => {
        if (box) box.indeterminate = some
      }}
      onChange={() => table.toggleAllRowsSelected(!all)}
    />
  )
}

type ConsoleRowProps<Row extends Identified> = RowParts<Row> & {
  row: TableRow<typeof features, Row>
  isTicked: boolean
  isOpen: boolean
}

function ConsoleRow<Row extends Identified>({ row, isTicked, isOpen, ...parts }: ConsoleRowProps<Row>) {
  const { detail, deadlineOf, tickLabel, current, onCurrent } = parts
  const cells = row.getVisibleCells()
  return (
    <>
      <tr
        className="console-row"
        data-current={row.id === current || undefined}
        data-open={isOpen || undefined}
        data-promise={deadlineOf(row.original)}
        onFocus={onCurrent && (() => onCurrent(row.id))}
      >
        {tickLabel && (
          <td className="console-tick">
            <input
              type="checkbox"
              aria-label={tickLabel(row.original)}
              checked={isTicked}
              onChange={row.getToggleSelectedHandler()}
            />
          </td>
        )}
        {cells.map(cell => {
          const { id, columnDef } = cell.column
          return id === NAME_COLUMN ? (
            <th key={cell.id} scope="row" data-column={id}>
              <FlexRender cell={cell} />
            </th>
          ) : (
            <td key={cell.id} data-column={id} data-label={columnDef.header}>
              <FlexRender cell={cell} />
            </td>
          )
        })}
      </tr>
      {isOpen && (
        <tr className="console-opened" id={detailId(row.id)}>
          <td colSpan={cells.length + (tickLabel ? 1 : 0)}>{detail(row.original)}</td>
        </tr>
      )}
    </>
  )
}
