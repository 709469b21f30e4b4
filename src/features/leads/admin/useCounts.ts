'use client'

import { usePolled } from '@/platform/console/usePolled'
import type { InboxCounts } from '../model/inbox'
import { CONSOLE_API } from './address'

/** How many leads there are; null while that could not be read. */
export function useCounts(first: InboxCounts | null) {
  const { shown: counts, look: recount } = usePolled(`${CONSOLE_API}/counts`, first)
  return { counts, recount }
}
