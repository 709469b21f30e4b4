'use client'

import { FlexRender, type Row as TableRow } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { detailId } from '@/platform/console/RowOpener'
import { type features, NAME_COLUMN } from './features'

type HostingRowProps<Row extends { id: string }> = {
  row: TableRow<typeof features, Row>
  isOpen: boolean
  isLate: (row: Row) => boolean
  detail: (row: Row) => ReactNode
}

/** One line, and under it everything about it once it is opened. */
export function HostingRow<Row extends { id: string }>({
  row,
  isOpen,
  isLate,
  detail,
}: HostingRowProps<Row>) {
  const cells = row.getVisibleCells()
  return (
    <>
      <tr
        className="lead-row"
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
        <tr className="lead-opened" id={detailId(row.id)}>
          <td colSpan={cells.length}>{detail(row.original)}</td>
        </tr>
      )}
    </>
  )
}
