'use client'

import {
  type ExpandedState,
  functionalUpdate,
  type RowSelectionState,
  type SortingState,
} from '@tanstack/react-table'
import { useEffect, useState } from 'react'
import { ConsoleTable, useConsoleTable } from '@/platform/console/ConsoleTable'
import type { InboxSort } from '../model/inbox'
import { LEAD_COLUMNS } from '../model/leadColumns'
import { deadlineOf, leadName } from './LeadBadges'
import { LeadDetail } from './LeadDetail'
import { COLUMNS } from './leadColumns'
import { type Inbox, type useAddress, useConsole } from './useInbox'

type LeadsTableProps = {
  table: LeadsTableModel
  current: string | null
  onCurrent: (id: string) => void
}

export function LeadsTable(props: LeadsTableProps) {
  const { now } = useConsole()
  return (
    <ConsoleTable
      caption="Leads"
      deadlineOf={lead => deadlineOf(lead, now)}
      tickLabel={lead => `${leadName(lead)} aanvinken`}
      detail={lead => <LeadDetail lead={lead} />}
      {...props}
    />
  )
}

export type LeadsTableModel = ReturnType<typeof useLeadsTable>['table']

const SORTINGS: Record<InboxSort, SortingState> = {
  waiting: [{ id: 'promise', desc: false }],
  newest: [{ id: 'date', desc: true }],
  oldest: [{ id: 'date', desc: false }],
  nextStep: [{ id: 'nextStep', desc: false }],
}

type TableOptions = { inbox: Pick<Inbox, 'leads' | 'answers'>; address: ReturnType<typeof useAddress> }

export function useLeadsTable({ inbox, address }: TableOptions) {
  const { query, columns, change } = address
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({})
  const [expanded, setExpanded] = useState<ExpandedState>({})
  const sorting = SORTINGS[query.sort]

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins without ticks
  useEffect(() => setRowSelection({}), [inbox.answers])

  const table = useConsoleTable({
    columns: COLUMNS,
    rows: inbox.leads,
    choices: LEAD_COLUMNS,
    shown: columns,
    sorting,
    expanded,
    onExpandedChange: setExpanded,
    selection: { rowSelection, onRowSelectionChange: setRowSelection },
    onSortingChange: updater => change({ sort: sortOf(functionalUpdate(updater, sorting)) }),
  })
  return { table, ticked: inbox.leads.filter(({ id }) => rowSelection[id]) }
}

function sortOf([first]: SortingState): InboxSort {
  if (first?.id === 'nextStep') return 'nextStep'
  if (first?.id !== 'date') return 'waiting'
  return first.desc ? 'newest' : 'oldest'
}
