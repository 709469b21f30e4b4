'use client'

import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { Pager, SearchBox } from './ListControls'

type ListState = { isBusy: boolean; hasFailed: boolean; isEmpty: boolean; next: string | null }

type ConsoleFrameProps<Tab extends string> = {
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
  notes: ReactNode
  failure: ReactNode
  empty: ReactNode
  children: ReactNode
}

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
  children?: ReactNode
}

export function ConsoleFilters({ searchId, exportUrl, children, ...search }: ConsoleFiltersProps) {
  return (
    <search className="console-filters">
      <SearchBox id={searchId} {...search} />
      {children}
      <a className="admin-button" href={exportUrl} download>
        Exporteren
      </a>
    </search>
  )
}

type Card = { label: string; figure: string | number; about?: string }

type ConsoleCardsProps = {
  overdue: { text: string; button: string; onShow: () => void } | null
  inTime?: string
  cards: Card[]
}

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
        inTime && <p className="console-in-time">{inTime}</p>
      )}
      <dl className="console-cards">
        {cards.map(({ label, figure, about }) => (
          <div key={label} className="console-card">
            <dt>{label}</dt>
            <dd className="admin-number">{figure}</dd>
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

export function BulkBar({ text, isBusy, onApply, onClear, children }: BulkBarProps) {
  return (
    <section className="console-bulk" aria-label="Wat is aangevinkt">
      <strong>{text}</strong>
      {children}
      <button type="button" className="admin-button" aria-disabled={isBusy} onClick={onApply}>
        {isBusy ? 'Bezig met bewaren...' : 'Toepassen'}
      </button>
      <button type="button" className="console-link" onClick={onClear}>
        Vinkjes weg
      </button>
    </section>
  )
}

type TabsProps<Value extends string> = {
  label: string
  tabs: readonly { value: Value; label: string }[]
  tab: Value
  counts: Record<Value, number> | null
  panel: string
  idOf: (tab: Value) => string
  onPick: (tab: Value) => void
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

function Tabs<Value extends string>({ label, tabs, tab, counts, ...rest }: TabsProps<Value>) {
  const { panel, idOf, onPick } = rest
  const list = useRef<HTMLDivElement>(null)
  const at = tabs.findIndex(each => each.value === tab)

  function walk(event: KeyboardEvent) {
    const step = STEPS[event.key]
    const next = step && tabs[(at + step + tabs.length) % tabs.length]
    if (!next) return
    event.preventDefault()
    onPick(next.value)
    list.current?.querySelector<HTMLElement>(`#${idOf(next.value)}`)?.focus()
  }

  return (
    <div ref={list} role="tablist" aria-label={label} className="console-tabs" onKeyDown={walk}>
      {tabs.map(({ value, label: name }) => (
        <button
          key={value}
          type="button"
          role="tab"
          id={idOf(value)}
          className="console-tab"
          aria-selected={value === tab}
          aria-controls={panel}
          tabIndex={value === tab ? 0 : -1}
          onClick={() => onPick(value)}
        >
          {name} {counts && <span className="admin-number">{counts[value]}</span>}
        </button>
      ))}
    </div>
  )
}
