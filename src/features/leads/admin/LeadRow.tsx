'use client'

import { FlexRender, type Row } from '@tanstack/react-table'
import { detailId } from '@/platform/console/RowOpener'
import type { InboxLead } from '../model/inbox'
import { COLUMN_CHOICES } from './address'
import { type features, NAME_COLUMN } from './columns'
import { LeadDetail } from './LeadDetail'
import { promiseOf } from './PromiseBadge'
import { useConsole } from './useDesk'
import { leadName } from './who'

type LeadRowProps = {
  row: Row<typeof features, InboxLead>
  isTicked: boolean
  isOpen: boolean
  isCurrent: boolean
  onCurrent: (id: string) => void
}

const labelOf = (id: string) => COLUMN_CHOICES.find(each => each.value === id)?.label

/** One lead, and under it everything about it once it is opened. */
export function LeadRow({ row, isTicked, isOpen, isCurrent, onCurrent }: LeadRowProps) {
  const lead = row.original
  const cells = row.getVisibleCells()
  return (
    <>
      <tr
        className="lead-row"
        data-current={isCurrent || undefined}
        data-open={isOpen || undefined}
        data-promise={promiseOf(lead, useConsole().now)}
        onFocus={() => onCurrent(lead.id)}
      >
        <td className="lead-tick">
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
        <tr className="lead-opened" id={detailId(lead.id)}>
          <td colSpan={cells.length + 1}>
            <LeadDetail lead={lead} />
          </td>
        </tr>
      )}
    </>
  )
}
