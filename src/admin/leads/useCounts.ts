'use client'

import { useCallback, useEffect, useState } from 'react'
import type { InboxCounts } from '@/domain/leads/inbox'
import { CONSOLE_API } from './address'
import { ask } from './ask'

const EVERY_MS = 60_000

/** How many leads there are. Looks again each minute, so that nobody has to ask whether something came in. */
export function useCounts(first: InboxCounts) {
  const [came, setCame] = useState(first)
  const [counts, setCounts] = useState(first)

  // The screen was read again by the server.
  if (came !== first) {
    setCame(first)
    setCounts(first)
  }

  const recount = useCallback(async () => {
    const fresh = await ask<InboxCounts>(`${CONSOLE_API}/counts`)
    if (fresh) setCounts(fresh)
  }, [])

  useEffect(() => {
    const timer = setInterval(() => document.hidden || recount(), EVERY_MS)
    return () => clearInterval(timer)
  }, [recount])

  return { counts, recount }
}
