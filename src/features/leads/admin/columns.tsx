'use client'

import {
  columnVisibilityFeature,
  createColumnHelper,
  rowExpandingFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table'
import { Moment, shortDay } from '@/platform/console/Moment'
import type { InboxLead } from '../model/inbox'
import { ADS_PROMISE } from '../model/respondBy'
import { serviceLabel } from '../model/services'
import { LeadName } from './LeadName'
import { OwnerSelect } from './OwnerSelect'
import { PromiseBadge } from './PromiseBadge'
import { SourceBadge } from './SourceBadge'
import { StatusSelect } from './StatusSelect'
import { useConsole } from './useDesk'

/** The server filters, sorts and counts the pages; the table keeps what is shown, ticked and open. */
export const features = tableFeatures({
  columnVisibilityFeature,
  rowExpandingFeature,
  rowSelectionFeature,
  rowSortingFeature,
})

const column = createColumnHelper<typeof features, InboxLead>()

/** The name stands at the head of its row, and cannot be left out. */
export const NAME_COLUMN = 'name'

export const COLUMNS = column.columns([
  column.accessor('respondBy', {
    id: 'promise',
    header: 'Antwoord',
    sortDescFirst: false,
    cell: ({ row }) => <PromiseCell lead={row.original} />,
  }),
  column.accessor('status', {
    header: 'Status',
    enableSorting: false,
    cell: ({ row }) => <StatusSelect lead={row.original} />,
  }),
  column.accessor('name', {
    id: NAME_COLUMN,
    header: 'Naam',
    enableSorting: false,
    enableHiding: false,
    cell: ({ row }) => (
      <LeadName
        lead={row.original}
        isOpen={row.getIsExpanded()}
        onToggle={() => row.toggleExpanded(!row.getIsExpanded())}
      />
    ),
  }),
  column.accessor('source', {
    header: 'Bron',
    enableSorting: false,
    cell: ({ row }) => <SourceCell lead={row.original} />,
  }),
  column.accessor('service', {
    header: 'Dienst',
    enableSorting: false,
    cell: ({ getValue }) => serviceLabel(getValue() ?? ''),
  }),
  column.accessor('message', {
    header: 'Bericht',
    enableSorting: false,
    cell: ({ getValue }) => getValue() && <span className="lead-clamp">{getValue()}</span>,
  }),
  column.accessor('createdAt', {
    id: 'date',
    header: 'Datum',
    sortDescFirst: true,
    cell: ({ getValue }) => <Moment at={getValue()} />,
  }),
  column.accessor('owner', {
    header: 'Wie',
    enableSorting: false,
    cell: ({ row }) => <OwnerSelect lead={row.original} />,
  }),
  column.accessor('nextStep', {
    header: 'Volgende stap',
    enableSorting: false,
    cell: ({ row }) => <NextStepCell lead={row.original} />,
  }),
])

function PromiseCell({ lead }: { lead: InboxLead }) {
  return <PromiseBadge lead={lead} now={useConsole().now} />
}

function SourceCell({ lead }: { lead: InboxLead }) {
  const isAd = lead.kind === 'ads'
  return (
    <>
      <SourceBadge source={lead.source} isAd={isAd} />
      {isAd && lead.openUntil && <span className="lead-urgent">{ADS_PROMISE}</span>}
    </>
  )
}

function NextStepCell({ lead: { nextStep, nextStepOn } }: { lead: InboxLead }) {
  if (!nextStep && !nextStepOn) return null
  return (
    <span>
      {nextStep} {nextStepOn && <span className="lead-moment">{shortDay(nextStepOn)}</span>}
    </span>
  )
}
