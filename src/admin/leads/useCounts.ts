'use client'

import type { InboxCounts } from '@/domain/leads/inbox'
import { usePolled } from '../console/usePolled'
import { CONSOLE_API } from './address'

/** How many leads there are; null while that could not be read. */
export function useCounts(first: InboxCounts | null) {
  const { shown: counts, look: recount } = usePolled(`${CONSOLE_API}/counts`, first)
  return { counts, recount }
}
