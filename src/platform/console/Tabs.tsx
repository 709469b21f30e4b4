'use client'

import { type KeyboardEvent, useRef } from 'react'

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

export function Tabs<Value extends string>({ label, tabs, tab, counts, ...rest }: TabsProps<Value>) {
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
          {name} {counts && <span className="office-number">{counts[value]}</span>}
        </button>
      ))}
    </div>
  )
}
