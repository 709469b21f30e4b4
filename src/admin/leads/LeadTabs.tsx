'use client'

import { type KeyboardEvent, useRef } from 'react'
import { INBOX_TABS, type InboxCounts, type InboxTab } from '@/domain/leads/inbox'
import type { Change } from './useAddress'

type LeadTabsProps = { tab: InboxTab; counts: InboxCounts; change: Change }

export const PANEL_ID = 'leads-lijst'
export const tabId = (tab: InboxTab) => `leads-tab-${tab}`

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** The three lists. The arrows walk along them, as along any row of tabs. */
export function LeadTabs({ tab, counts, change }: LeadTabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const at = INBOX_TABS.findIndex(each => each.value === tab)

  function walk(event: KeyboardEvent) {
    const step = STEPS[event.key]
    const next = step && INBOX_TABS[(at + step + INBOX_TABS.length) % INBOX_TABS.length]
    if (!next) return
    event.preventDefault()
    change({ tab: next.value })
    list.current?.querySelector<HTMLElement>(`#${tabId(next.value)}`)?.focus()
  }

  return (
    <div ref={list} role="tablist" aria-label="Leads" className="lead-tabs" onKeyDown={walk}>
      {INBOX_TABS.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          role="tab"
          id={tabId(value)}
          className="lead-tab"
          aria-selected={value === tab}
          aria-controls={PANEL_ID}
          tabIndex={value === tab ? 0 : -1}
          onClick={() => change({ tab: value })}
        >
          {label} <span className="office-number">{counts[value]}</span>
        </button>
      ))}
    </div>
  )
}
