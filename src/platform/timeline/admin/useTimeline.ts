'use client'

import { useState } from 'react'
import { useDetail } from '@/platform/console/consoleState'
import { fetchJson } from '@/platform/console/fetchJson'
import type { TimelineEntry, TimelinePage } from '../model/timeline'

/** The pages that were read since the first one. A first page that is read again begins anew. */
type Older = { first: unknown; pages: TimelinePage[]; state: 'idle' | 'busy' | 'failed' }

type Timeline = { reload: () => void } & (
  | { state: 'loading' }
  | { state: 'failed' }
  | {
      state: 'read'
      entries: TimelineEntry[]
      hasOlder: boolean
      older: Older['state']
      showOlder: () => Promise<void>
    }
)

export function useTimeline(address: string): Timeline {
  const { detail: first, reload } = useDetail<TimelinePage>(address)
  const [kept, setKept] = useState<Older>({ first, pages: [], state: 'idle' })
  const older: Older = kept.first === first ? kept : { first, pages: [], state: 'idle' }
  if (first === 'loading' || first === 'failed') return { state: first, reload }

  const pages = [first, ...older.pages]
  const next = pages.at(-1)?.next ?? null

  async function showOlder() {
    if (next === null || older.state === 'busy') return
    setKept({ ...older, state: 'busy' })
    const page = await fetchJson<TimelinePage>(`${address}&${new URLSearchParams({ after: next })}`)
    // A page that was asked for before the first one was read again is no part of it.
    setKept(now => {
      if (now.first !== first) return now
      return page ? { first, pages: [...older.pages, page], state: 'idle' } : { ...older, state: 'failed' }
    })
  }

  const entries = pages.flatMap(page => page.entries)
  const hasOlder = next !== null
  return { state: 'read', entries, hasOlder, older: older.state, showOlder, reload }
}
