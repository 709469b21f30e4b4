'use client'

import type { ComponentType, ReactNode } from 'react'
import { ConsoleFrame } from './ConsoleFrame'
import { type Rules, useConsoleAddress, usePaged, usePolled } from './consoleState'
import { ColumnPicker } from './ListControls'
import { EmptyList, LoadFailure } from './ListStates'
import type { ListQuery } from './model/listQuery'

type Page<Tab extends string> = { rows: readonly object[]; next: string | null; found: Record<Tab, number> }

type PagedFrameProps<Tab extends string, Column extends string> = {
  name: string
  label: string
  tabs: readonly { value: Tab; label: string }[]
  pagerLabel: string
  address: {
    query: { tab: Tab; after: string | null }
    columns: Column[]
    change: (part: { tab: Tab } | { after: string | null }) => void
    showColumns: (columns: Column[]) => void
  }
  list: { page: Page<Tab>; isBusy: boolean; hasFailed: boolean; wasRead: boolean; reload: () => void }
  choices: readonly { value: Column; label: string }[]
  filters: ReactNode
  /** Beside the filters. */
  buttons?: ReactNode
  notes?: ReactNode
  empty: { text: string; onClear: (() => void) | null }
  Failure?: ComponentType<{ onRetry: () => void }>
  children: ReactNode
}

/** The frame of a console whose lines are read page by page. */
export function PagedFrame<Tab extends string, Column extends string>({
  address: { query, columns, change, showColumns },
  list: { page, isBusy, hasFailed, wasRead, reload },
  choices,
  filters,
  buttons,
  notes = null,
  empty,
  Failure = LoadFailure,
  children,
  ...named
}: PagedFrameProps<Tab, Column>) {
  return (
    <ConsoleFrame
      {...named}
      tab={query.tab}
      counts={wasRead ? page.found : null}
      after={query.after}
      change={change}
      list={{ isBusy, hasFailed, isEmpty: page.rows.length === 0, next: page.next }}
      tools={
        <>
          {filters}
          <ColumnPicker choices={choices} shown={columns} onShow={showColumns} />
          {buttons}
        </>
      }
      notes={notes}
      failure={<Failure onRetry={reload} />}
      empty={<EmptyList {...empty} />}
    >
      {children}
    </ConsoleFrame>
  )
}

type ConsoleRules<Query, Column> = Rules<Query, Column> & {
  paramsOf: (query: Query) => URLSearchParams
  emptyText: (query: Query) => string
}

type PagedConsole<Shown, Stats> = {
  api: string
  /** Null where it could not be read. */
  page: Shown | null
  /** Stands in for it. */
  none: Shown
  asked: string
  stats: Stats | null
}

/** What a console with tabs and a search box asks for, its lines and its figures. */
export function usePagedConsole<Tab extends string, Column extends string, Shown extends Page<Tab>, Stats>(
  rules: ConsoleRules<ListQuery<Tab>, Column>,
  { api, page, none, asked, stats }: PagedConsole<Shown, Stats>,
) {
  const address = useConsoleAddress(rules)
  const { query, change } = address
  const first = { page: page ?? none, asked, isMissing: !page }
  const { shown, ...rest } = usePaged(api, first, rules.paramsOf(query).toString())
  const { shown: figures, look: recount } = usePolled(`${api}/stats`, stats)
  const onClear = query.search === '' ? null : () => change({ search: '' })
  const empty = { text: rules.emptyText(query), onClear }
  return { address, query, change, list: { page: shown, ...rest }, empty, stats: figures, recount }
}
