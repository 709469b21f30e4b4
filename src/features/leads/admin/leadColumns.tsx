'use client'

import { createColumnHelper } from '@tanstack/react-table'
import { type features, NAME_COLUMN } from '@/platform/console/ConsoleTable'
import { Badge, ContactLinks, DEADLINE_TONES, Moment, shortDay } from '@/platform/console/cells'
import { PickList } from '@/platform/console/ListControls'
import { RowOpener } from '@/platform/console/ListTable'
import { dayOf } from '@/platform/time/day'
import type { InboxLead } from '../model/inbox'
import { canBecome, LEAD_STATUSES, type LeadStatus, leadStatus, serviceLabel } from '../model/lead'
import { nextStepState } from '../model/nextStep'
import { ADS_DEADLINE_TEXT } from '../model/responseDeadline'
import { DoubtActions } from './Doubt'
import { AppointmentBadge, leadName, PromiseBadge, SourceBadge } from './LeadBadges'
import { type Owner, useConsole } from './useInbox'

const column = createColumnHelper<typeof features, InboxLead>()

export const COLUMNS = column.columns([
  column.accessor('respondBy', {
    id: 'promise',
    sortDescFirst: false,
    cell: ({ row }) => <DeadlineCell lead={row.original} />,
  }),
  column.accessor('status', {
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
    enableSorting: false,
    cell: ({ row }) => <SourceCell lead={row.original} />,
  }),
  column.accessor('service', {
    enableSorting: false,
    cell: ({ getValue, row }) =>
      row.original.appointmentState ? (
        <AppointmentBadge lead={row.original} />
      ) : (
        serviceLabel(getValue() ?? '')
      ),
  }),
  column.accessor('message', {
    enableSorting: false,
    cell: ({ getValue }) => getValue() && <span className="lead-clamp">{getValue()}</span>,
  }),
  column.accessor('createdAt', {
    id: 'date',
    sortDescFirst: true,
    cell: ({ getValue }) => <Moment at={getValue()} />,
  }),
  column.accessor('owner', {
    enableSorting: false,
    cell: ({ row }) => <OwnerSelect lead={row.original} />,
  }),
  column.accessor('nextStep', {
    sortDescFirst: false,
    cell: ({ row }) => <NextStepCell lead={row.original} />,
  }),
])

function DeadlineCell({ lead }: { lead: InboxLead }) {
  return <PromiseBadge lead={lead} now={useConsole().now} />
}

function SourceCell({ lead }: { lead: InboxLead }) {
  const isAd = lead.kind === 'ads'
  return (
    <>
      <SourceBadge source={lead.source} isAd={isAd} />
      {isAd && lead.openUntil && <span className="lead-urgent">{ADS_DEADLINE_TEXT}</span>}
    </>
  )
}

function NextStepCell({ lead }: { lead: InboxLead }) {
  const { nextStep, nextStepOn } = lead
  const state = nextStepState(lead, dayOf(useConsole().now))
  if (!nextStep && !nextStepOn) return null
  return (
    <span>
      {nextStep} {nextStepOn && state && <Badge tone={NEXT_STEP_TONES[state]}>{shortDay(nextStepOn)}</Badge>}
    </span>
  )
}

/** A day that is still to come asks for nothing. */
const NEXT_STEP_TONES = { ...DEADLINE_TONES, running: 'grey' } as const

type LeadNameProps = { lead: InboxLead; isOpen: boolean; onToggle: () => void }

function LeadName({ lead, isOpen, onToggle }: LeadNameProps) {
  const { id, company, email, phone } = lead
  const who = leadName(lead)
  return (
    <div className="console-name">
      <RowOpener {...{ id, isOpen, onToggle }}>{who}</RowOpener>
      {company && <span className="console-company">{company}</span>}
      <ContactLinks {...{ who, email, phone }} />
      <DoubtActions lead={lead} />
    </div>
  )
}

function StatusSelect({ lead }: { lead: InboxLead }) {
  const { triage } = useConsole()
  return (
    <PickList
      label={`Status van ${leadName(lead)}`}
      className={`admin-badge admin-badge-${leadStatus(lead.status).tone}`}
      value={lead.status}
      options={LEAD_STATUSES.filter(({ value }) => canBecome(lead.status, value))}
      onPick={status => triage([lead], { status: status as LeadStatus })}
    />
  )
}

export const NOBODY = 'none'

function OwnerSelect({ lead }: { lead: InboxLead }) {
  const { owners, triage } = useConsole()
  return (
    <PickList
      label={`Wie pakt ${leadName(lead)} op`}
      value={lead.owner?.id ?? NOBODY}
      options={ownerOptions(owners, lead.owner)}
      onPick={owner => triage([lead], { owner: owner === NOBODY ? null : owner })}
    />
  )
}

export function ownerOptions(owners: Owner[], current: Owner | null = null) {
  const left = current && !owners.some(each => each.id === current.id) ? [current] : []
  const people = [...owners, ...left].map(({ id, name }) => ({ value: id, label: name }))
  return [{ value: NOBODY, label: 'Niemand' }, ...people]
}
