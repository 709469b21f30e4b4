'use client'

import { FlexRender } from '@tanstack/react-table'
import { HeadCells } from '@/platform/console/HeadCells'
import { LeadRow } from './LeadRow'
import type { LeadsTableModel } from './useLeadsTable'

type LeadsTableProps = {
  table: LeadsTableModel
  current: string | null
  onCurrent: (id: string) => void
}

/** The leads, a line each. In a narrow window a line becomes a slip. */
export function LeadsTable({ table, current, onCurrent }: LeadsTableProps) {
  const [headers] = table.getHeaderGroups()
  return (
    <div className="lead-scroll">
      <table className="lead-table">
        <caption className="lead-unseen">Leads</caption>
        <thead>
          <tr>
            <th scope="col" className="lead-tick">
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
