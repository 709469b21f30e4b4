'use client'

import { type KeyboardEvent, useEffect, useState } from 'react'

type SearchBoxProps = {
  id: string
  placeholder: string
  search: string
  change: (part: { search: string }, way: 'replaceState') => void
}

const STILL_MS = 300

export function SearchBox({ id, placeholder, search, change }: SearchBoxProps) {
  const [typed, setTyped] = useState(search)
  const [lastSearch, setLastSearch] = useState(search)
  const [sent, setSent] = useState(search)

  // A value that this box did not send came from Back or a button that clears it.
  if (lastSearch !== search) {
    setLastSearch(search)
    if (sent !== search) {
      setSent(search)
      setTyped(search)
    }
  }

  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === sent) return
    const timer = setTimeout(() => {
      setSent(wanted)
      change({ search: wanted }, 'replaceState')
    }, STILL_MS)
    return () => clearTimeout(timer)
  }, [typed, sent, change])

  return (
    <label>
      Zoeken
      <input
        id={id}
        type="search"
        className="console-select"
        placeholder={placeholder}
        maxLength={100}
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
    </label>
  )
}

type LabelledSelectProps<Value extends string> = {
  label: string
  value: Value | null
  options: readonly { value: Value; label: string }[]
  every?: string
  onPick: (value: Value | null) => void
}

const EVERY = ''

export function LabelledSelect<Value extends string>({
  label,
  value,
  options,
  every,
  onPick,
}: LabelledSelectProps<Value>) {
  return (
    <label>
      {label}
      <select
        className="console-select"
        value={value ?? EVERY}
        onChange={event => onPick(options.find(each => each.value === event.target.value)?.value ?? null)}
      >
        {every && <option value={EVERY}>{every}</option>}
        {options.map(each => (
          <option key={each.value} value={each.value}>
            {each.label}
          </option>
        ))}
      </select>
    </label>
  )
}

type PickListProps = {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  className?: string
  onPick: (value: string) => void
}

export function PickList({ label, value, options, className = '', onPick }: PickListProps) {
  return (
    <select
      aria-label={label}
      className={`console-select ${className}`}
      value={value}
      onChange={event => onPick(event.target.value)}
      onKeyDown={openFirst}
    >
      {options.map(each => (
        <option key={each.value} value={each.value}>
          {each.label}
        </option>
      ))}
    </select>
  )
}

const WOULD_CHOOSE = /^(Arrow(Up|Down)|Home|End|Page(Up|Down)|\S)$/

/** A closed list would already choose while somebody moves through its options with the keyboard. */
function openFirst(event: KeyboardEvent<HTMLSelectElement>): void {
  const { altKey, ctrlKey, metaKey, key, currentTarget } = event
  if (altKey || ctrlKey || metaKey || !WOULD_CHOOSE.test(key) || !('showPicker' in currentTarget)) return
  event.preventDefault()
  currentTarget.showPicker()
}

type ColumnPickerProps<Name extends string> = {
  choices: readonly { value: Name; label: string }[]
  shown: Name[]
  onShow: (columns: Name[]) => void
}

export function ColumnPicker<Name extends string>({ choices, shown, onShow }: ColumnPickerProps<Name>) {
  function toggle(name: Name) {
    const columns = choices.map(each => each.value)
    onShow(columns.filter(each => (each === name ? !shown.includes(each) : shown.includes(each))))
  }
  return (
    <details className="console-columns">
      <summary className="admin-button">Kolommen</summary>
      <fieldset>
        <legend className="console-unseen">Kolommen die te zien zijn</legend>
        {choices.map(({ value, label }) => (
          <label key={value} className="console-check">
            <input type="checkbox" checked={shown.includes(value)} onChange={() => toggle(value)} />
            {label}
          </label>
        ))}
      </fieldset>
    </details>
  )
}

type PagerProps = {
  label: string
  panel: string
  after: string | null
  next: string | null
  change: (part: { after: string | null }) => void
}

export function Pager({ label, panel, after, next, change }: PagerProps) {
  const [before] = useState(() => new Map<string, string | null>())
  if (after === null && next === null) return null
  const isKnown = after !== null && before.has(after)

  function turn(to: string | null) {
    if (to !== null && to === next) before.set(to, after)
    change({ after: to })
    document.getElementById(panel)?.scrollIntoView({ block: 'start' })
  }

  return (
    <nav className="console-pager" aria-label={label}>
      {after !== null && (
        <button type="button" className="admin-button" onClick={() => turn(before.get(after) ?? null)}>
          {isKnown ? 'Vorige' : 'Naar het begin'}
        </button>
      )}
      {next !== null && (
        <button type="button" className="admin-button" onClick={() => turn(next)}>
          Volgende
        </button>
      )}
    </nav>
  )
}
