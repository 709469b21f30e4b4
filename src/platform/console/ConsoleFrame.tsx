'use client'

import type { ReactNode } from 'react'
import { Pager, SearchBox } from './ListControls'
import { Tabs } from './Tabs'

type ListState = { isBusy: boolean; hasFailed: boolean; isEmpty: boolean; next: string | null }

type ConsoleFrameProps<Tab extends string> = {
  /** Begins the ids of the list and of its tabs. */
  name: string
  label: string
  tabs: readonly { value: Tab; label: string }[]
  tab: Tab
  counts: Record<Tab, number> | null
  after: string | null
  change: (part: { tab: Tab } | { after: string | null }) => void
  list: ListState
  pagerLabel: string
  tools: ReactNode
  /** What is said between the tools and the list. */
  notes: ReactNode
  failure: ReactNode
  empty: ReactNode
  /** The table. */
  children: ReactNode
}

/** The tabs of a console and the list under them: its tools, its rows or what stands there instead, and its pages. */
export function ConsoleFrame<Tab extends string>(props: ConsoleFrameProps<Tab>) {
  const { name, label, tabs, tab, counts, after, change, list, pagerLabel } = props
  const panel = `${name}-lijst`
  const idOf = (each: Tab) => `${name}-tab-${each}`
  const hasRows = !list.hasFailed && !list.isEmpty
  return (
    <>
      <Tabs {...{ label, tabs, tab, counts, panel, idOf }} onPick={picked => change({ tab: picked })} />
      <div
        role="tabpanel"
        id={panel}
        className="console-list"
        aria-labelledby={idOf(tab)}
        aria-busy={list.isBusy}
      >
        <h2 className="console-unseen">De lijst</h2>
        <div className="console-tools">{props.tools}</div>
        {props.notes}
        {list.hasFailed && props.failure}
        {!list.hasFailed && !list.isBusy && list.isEmpty && props.empty}
        {hasRows && props.children}
        <Pager label={pagerLabel} next={list.next} {...{ panel, after, change }} />
      </div>
    </>
  )
}

type ConsoleFiltersProps = {
  searchId: string
  placeholder: string
  search: string
  change: (part: { search: string }, way: 'replaceState') => void
  exportUrl: string
  children: ReactNode
}

/** Which rows, and in which order; the export is of every row that is found. Everything here stands in the address. */
export function ConsoleFilters({ searchId, exportUrl, children, ...search }: ConsoleFiltersProps) {
  return (
    <search className="console-filters">
      <SearchBox id={searchId} {...search} />
      {children}
      <a className="office-key" href={exportUrl} download>
        Exporteren
      </a>
    </search>
  )
}

type Card = { label: string; figure: string | number; about?: string }

type ConsoleCardsProps = {
  /** What waits too long, and the words of the button that lists it; null when nothing does. */
  overdue: { text: string; button: string; onShow: () => void } | null
  inTime: string
  cards: Card[]
}

/** The figures of a console, and above them what waits too long. */
export function ConsoleCards({ overdue, inTime, cards }: ConsoleCardsProps) {
  return (
    <>
      {overdue ? (
        <p className="console-overdue">
          <strong>{overdue.text}</strong>{' '}
          <button type="button" className="console-link" onClick={overdue.onShow}>
            {overdue.button}
          </button>
        </p>
      ) : (
        <p className="console-in-time">{inTime}</p>
      )}
      <dl className="console-cards">
        {cards.map(({ label, figure, about }) => (
          <div key={label} className="console-card">
            <dt>{label}</dt>
            <dd className="office-number">{figure}</dd>
            {about && <dd className="console-about">{about}</dd>}
          </div>
        ))}
      </dl>
    </>
  )
}

type BulkBarProps = {
  text: string
  isBusy: boolean
  onApply: () => void
  onClear: () => void
  children: ReactNode
}

/** What can be done at once with everything that is ticked. */
export function BulkBar({ text, isBusy, onApply, onClear, children }: BulkBarProps) {
  return (
    <section className="console-bulk" aria-label="Wat is aangevinkt">
      <strong>{text}</strong>
      {children}
      <button type="button" className="office-key" aria-disabled={isBusy} onClick={onApply}>
        {isBusy ? 'Bezig met bewaren...' : 'Toepassen'}
      </button>
      <button type="button" className="console-link" onClick={onClear}>
        Vinkjes weg
      </button>
    </section>
  )
}
