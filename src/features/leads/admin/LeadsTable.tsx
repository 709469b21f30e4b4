'use client'

import {
  type ExpandedState,
  FlexRender,
  functionalUpdate,
  type Row,
  type RowSelectionState,
  type SortingState,
  useTable,
} from '@tanstack/react-table'
import { useEffect, useMemo, useState } from 'react'
import { detailId, HeadCells } from '@/platform/console/ListTable'
import type { InboxLead, InboxSort } from '../model/inbox'
import { COLUMN_CHOICES } from './address'
import { leadName, promiseOf } from './LeadBadges'
import { LeadDetail } from './LeadDetail'
import { COLUMNS, features, NAME_COLUMN } from './leadColumns'
import { type Inbox, type useAddress, useConsole } from './useInbox'

type LeadsTableProps = {
  table: LeadsTableModel
  current: string | null
  onCurrent: (id: string) => void
}

/** The leads, a line each. In a narrow window a line becomes a slip. */
export function LeadsTable({ table, current, onCurrent }: LeadsTableProps) {
  const [headers] = table.getHeaderGroups()
  return (
    <div className="console-scroll">
      <table className="console-table">
        <caption className="console-unseen">Leads</caption>
        <thead>
          <tr>
            <th scope="col" className="console-tick">
              <TickAll table={table} />
            </th>
            <HeadCells headers={headers?.headers} draw={header => <FlexRender header={header} />} />
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map(row => (
            <LeadRow
              key={row.id}
              row={row}
              isTicked={row.getIsSelected()}
              isOpen={row.getIsExpanded()}
              isCurrent={row.id === current}
              onCurrent={onCurrent}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function TickAll({ table }: { table: LeadsTableModel }) {
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

type LeadRowProps = {
  row: Row<typeof features, InboxLead>
  isTicked: boolean
  isOpen: boolean
  isCurrent: boolean
  onCurrent: (id: string) => void
}

const labelOf = (id: string) => COLUMN_CHOICES.find(each => each.value === id)?.label

/** One lead, and under it everything about it once it is opened. */
function LeadRow({ row, isTicked, isOpen, isCurrent, onCurrent }: LeadRowProps) {
  const lead = row.original
  const cells = row.getVisibleCells()
  return (
    <>
      <tr
        className="console-row"
        data-current={isCurrent || undefined}
        data-open={isOpen || undefined}
        data-promise={promiseOf(lead, useConsole().now)}
        onFocus={() => onCurrent(lead.id)}
      >
        <td className="console-tick">
          <input
            type="checkbox"
            aria-label={`${leadName(lead)} aanvinken`}
            checked={isTicked}
            onChange={row.getToggleSelectedHandler()}
          />
        </td>
        {cells.map(cell =>
          cell.column.id === NAME_COLUMN ? (
            <th key={cell.id} scope="row" data-column={NAME_COLUMN}>
              <FlexRender cell={cell} />
            </th>
          ) : (
            <td key={cell.id} data-column={cell.column.id} data-label={labelOf(cell.column.id)}>
              <FlexRender cell={cell} />
            </td>
          ),
        )}
      </tr>
      {isOpen && (
        <tr className="console-opened" id={detailId(lead.id)}>
          <td colSpan={cells.length + 1}>
            <LeadDetail lead={lead} />
          </td>
        </tr>
      )}
    </>
  )
}

export type LeadsTableModel = ReturnType<typeof useLeadsTable>['table']

const SORTINGS: Record<InboxSort, SortingState> = {
  waiting: [{ id: 'promise', desc: false }],
  newest: [{ id: 'date', desc: true }],
  oldest: [{ id: 'date', desc: false }],
}

type Means = { inbox: Pick<Inbox, 'leads' | 'answers'>; address: ReturnType<typeof useAddress> }

export function useLeadsTable({ inbox, address }: Means) {
  const { query, columns, change } = address
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({})
  const [expanded, setExpanded] = useState<ExpandedState>({})
  const sorting = SORTINGS[query.sort]
  const columnVisibility = useMemo(
    () => Object.fromEntries(COLUMN_CHOICES.map(({ value }) => [value, columns.includes(value)])),
    [columns],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins without ticks
  useEffect(() => setRowSelection({}), [inbox.answers])

  const table = useTable({
    ...{ features, columns: COLUMNS, data: inbox.leads },
    getRowId: lead => lead.id,
    getRowCanExpand: () => true,
    // A change of one lead must not close the one that somebody is writing in.
    autoResetExpanded: false,
    ...{ manualSorting: true, enableSortingRemoval: false, enableMultiSort: false },
    state: { rowSelection, expanded, sorting, columnVisibility },
    onRowSelectionChange: setRowSelection,
    onExpandedChange: setExpanded,
    onSortingChange: updater => change({ sort: sortOf(functionalUpdate(updater, sorting)) }),
  })
  return { table, ticked: inbox.leads.filter(({ id }) => rowSelection[id]) }
}

function sortOf([first]: SortingState): InboxSort {
  if (first?.id !== 'date') return 'waiting'
  return first.desc ? 'newest' : 'oldest'
}
