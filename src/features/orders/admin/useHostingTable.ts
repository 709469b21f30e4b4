'use client'

import { type ColumnDef, functionalUpdate, type SortingState } from '@tanstack/react-table'
import { useMemo } from 'react'
import { type ConsoleTableModel, type features, useConsoleTable } from '@/platform/console/ConsoleTable'
import type { HostingTab } from '../model/console'
import type { HostingSort } from '../model/consoleQuery'
import { HOSTING_COLUMNS } from '../model/hostingColumns'
import type { Address } from './useHosting'

type Sorted = SortingState[number]

const BY_AGE = { newest: { id: 'date', desc: true }, oldest: { id: 'date', desc: false } }

const SORTINGS: Record<HostingTab, Partial<Record<HostingSort, Sorted>>> = {
  orders: { ...BY_AGE, waiting: { id: 'hands', desc: false } },
  customers: { ...BY_AGE, name: { id: 'name', desc: false }, open: { id: 'open', desc: true } },
  invoices: { ...BY_AGE, waiting: { id: 'due', desc: false }, amount: { id: 'amount', desc: true } },
}

type TableOptions<Row> = { tab: HostingTab; rows: Row[]; address: Address }

export function useHostingTable<Row extends { id: string }>(
  columns: ColumnDef<typeof features, Row>[],
  { tab, rows, address }: TableOptions<Row>,
): ConsoleTableModel<Row> {
  const { query, change } = address
  const sorted = SORTINGS[tab][query.sort]
  const sorting = useMemo(() => (sorted ? [sorted] : []), [sorted])
  const expanded = useMemo(() => (query.open ? { [query.open]: true as const } : {}), [query.open])
  return useConsoleTable({
    columns,
    rows,
    choices: HOSTING_COLUMNS[tab],
    shown: address.columns,
    sorting,
    expanded,
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
