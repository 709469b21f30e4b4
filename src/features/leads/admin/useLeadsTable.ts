'use client'

import {
  type ExpandedState,
  functionalUpdate,
  type RowSelectionState,
  type SortingState,
  useTable,
} from '@tanstack/react-table'
import { useEffect, useMemo, useState } from 'react'
import type { InboxSort } from '../model/inbox'
import { COLUMN_CHOICES } from './address'
import { COLUMNS, features } from './columns'
import type { useAddress } from './useAddress'
import type { Inbox } from './useInbox'

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
