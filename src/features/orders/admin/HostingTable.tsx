'use client'

import { FlexRender } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { HeadCells } from '@/platform/console/HeadCells'
import { HostingRow } from './HostingRow'
import type { HostingTableModel } from './useHostingTable'

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
    <div className="lead-scroll">
      <table className="lead-table">
        <caption className="lead-unseen">{caption}</caption>
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
