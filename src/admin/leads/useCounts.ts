'use client'

import type { InboxCounts } from '@/domain/leads/inbox'
import { CONSOLE_API } from './address'
import { usePolled } from './usePolled'

/** How many leads there are. */
export function useCounts(first: InboxCounts) {
  const { shown: counts, look: recount } = usePolled(`${CONSOLE_API}/counts`, first)
  return { counts, recount }
}
