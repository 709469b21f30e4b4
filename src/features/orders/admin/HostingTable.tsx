'use client'

import {
  type ColumnDef,
  columnVisibilityFeature,
  FlexRender,
  functionalUpdate,
  type ReactTable,
  rowExpandingFeature,
  rowSortingFeature,
  type SortingState,
  type Row as TableRow,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { type ReactNode, useMemo } from 'react'
import { detailId, HeadCells } from '@/platform/console/ListTable'
import type { HostingTab } from '../model/console'
import type { HostingSort } from '../model/consoleQuery'
import { COLUMN_CHOICES } from './address'
import type { Address } from './useHosting'

type HostingTableProps<Row extends { id: string }> = {
  caption: string
  table: HostingTableModel<Row>
  isLate: (row: Row) => boolean
  detail: (row: Row) => ReactNode
}

/** The lines of a tab. In a narrow window a line becomes a slip. */
export function HostingTable<Row extends { id: string }>({
  caption,
  table,
  ...rest
}: HostingTableProps<Row>) {
  const [headers] = table.getHeaderGroups()
  return (
    <div className="console-scroll">
      <table className="console-table">
        <caption className="console-unseen">{caption}</caption>
        <thead>
          <tr>
            <HeadCells headers={headers?.headers} draw={header => <FlexRender header={header} />} />
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map(row => (
            <HostingRow key={row.id} row={row} isOpen={row.getIsExpanded()} {...rest} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type HostingRowProps<Row extends { id: string }> = {
  row: TableRow<typeof features, Row>
  isOpen: boolean
  isLate: (row: Row) => boolean
  detail: (row: Row) => ReactNode
}

/** One line, and under it everything about it once it is opened. */
function HostingRow<Row extends { id: string }>({ row, isOpen, isLate, detail }: HostingRowProps<Row>) {
  const cells = row.getVisibleCells()
  return (
    <>
      <tr
        className="console-row"
        data-open={isOpen || undefined}
        data-promise={isLate(row.original) ? 'overdue' : undefined}
      >
        {cells.map(cell => {
          const { id, columnDef } = cell.column
          if (id !== NAME_COLUMN) {
            return (
              <td key={cell.id} data-column={id} data-label={columnDef.header}>
                <FlexRender cell={cell} />
              </td>
            )
          }
          return (
            <th key={cell.id} scope="row" data-column={NAME_COLUMN}>
              <FlexRender cell={cell} />
            </th>
          )
        })}
      </tr>
      {isOpen && (
        <tr className="console-opened" id={detailId(row.id)}>
          <td colSpan={cells.length}>{detail(row.original)}</td>
        </tr>
      )}
    </>
  )
}

type HostingTableModel<Row extends { id: string }> = ReactTable<typeof features, Row>

type Sorted = SortingState[number]

const BY_AGE = { newest: { id: 'date', desc: true }, oldest: { id: 'date', desc: false } }

/** The order of each tab as a column that is sorted. */
const SORTINGS: Record<HostingTab, Partial<Record<HostingSort, Sorted>>> = {
  orders: { ...BY_AGE, waiting: { id: 'hands', desc: false } },
  customers: { ...BY_AGE, name: { id: 'name', desc: false }, open: { id: 'open', desc: true } },
  invoices: { ...BY_AGE, waiting: { id: 'due', desc: false }, amount: { id: 'amount', desc: true } },
}

type Means<Row> = { tab: HostingTab; rows: Row[]; address: Address }

/** A tab as a table: which columns, which order and which line is open. All of it stands in the address. */
export function useHostingTable<Row extends { id: string }>(
  columns: ColumnDef<typeof features, Row>[],
  { tab, rows, address }: Means<Row>,
): HostingTableModel<Row> {
  const { query, change } = address
  const sorted = SORTINGS[tab][query.sort]
  const sorting = useMemo(() => (sorted ? [sorted] : []), [sorted])
  const expanded = useMemo(() => (query.open ? { [query.open]: true as const } : {}), [query.open])
  const columnVisibility = useMemo(
    () =>
      Object.fromEntries(COLUMN_CHOICES[tab].map(({ value }) => [value, address.columns.includes(value)])),
    [tab, address.columns],
  )
  return useTable({
    ...{ features, columns, data: rows },
    getRowId: row => row.id,
    getRowCanExpand: () => true,
    ...{ manualSorting: true, enableSortingRemoval: false, enableMultiSort: false, autoResetExpanded: false },
    state: { expanded, sorting, columnVisibility },
    onExpandedChange: updater => {
      const opened = functionalUpdate(updater, expanded)
      const open = Object.keys(opened).find(id => id !== query.open) ?? null
      change({ open }, 'replaceState')
    },
    onSortingChange: updater => {
      const sort = sortOf(tab, functionalUpdate(updater, sorting)[0])
      if (sort) change({ sort })
    },
  })
}

/** A column that stands in one order only keeps it, whichever way it is asked for. */
function sortOf(tab: HostingTab, asked: Sorted | undefined): HostingSort | undefined {
  const sorts = Object.entries(SORTINGS[tab]) as [HostingSort, Sorted][]
  const ofColumn = sorts.filter(([, each]) => each.id === asked?.id)
  return (ofColumn.find(([, each]) => each.desc === asked?.desc) ?? ofColumn[0])?.[0]
}

/** The server filters, sorts and counts the pages; a table keeps what is shown and open. */
export const features = tableFeatures({ columnVisibilityFeature, rowExpandingFeature, rowSortingFeature })

/** The name stands at the head of its row, and cannot be left out. */
export const NAME_COLUMN = 'name'
