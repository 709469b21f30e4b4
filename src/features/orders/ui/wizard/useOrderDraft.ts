'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { begin, draftKeptAs, type Kept } from '@/design-system/wizard/keptDraft'
import type { Wait } from '@/design-system/wizard/useRestored'
import type { PriceList } from '@/features/catalogue/model/catalogue'
import type { OrderDraft, OrderLink } from '../../model/orderDraft'

const storage = draftKeptAs('hostingOrder')

/** What the visitor chose and filled in, kept in the browser until it is ordered. */
export function useOrderDraft(list: PriceList, empty: OrderDraft) {
  const [draft, setDraft] = useState(empty)
  const latest = useRef(empty)
  const kept = useRef<Kept<unknown> | null>(null)
  const known = useRef(list)

  useEffect(() => {
    if (kept.current) storage.store({ ...kept.current, draft })
  }, [draft])

  /** Reads and writes what is newest, also for who waited meanwhile. */
  const read = useCallback(() => latest.current, [])
  const write = useCallback((next: OrderDraft) => {
    latest.current = next
    setDraft(next)
  }, [])

  // What went out of the catalogue meanwhile goes off the slip. The rules for it come only then.
  useEffect(() => {
    if (known.current === list) return
    known.current = list
    import('./rules').then(({ fromDeepLink }) => write(fromDeepLink(read(), {}, list))).catch(reportError)
  }, [list, read, write])

  function open(next: OrderDraft, from: Kept<unknown> = begin(next)) {
    kept.current = from
    storage.store({ ...from, draft: next })
    write(next)
  }

  /** Brings back what was filled in before, with what a link chose. Null when there is nothing to wait for. */
  function restore(link: OrderLink): Wait {
    const found = storage.load()
    if (found || Object.values(link).some(Boolean)) return bringBack(found, link)
    open(empty)
    return null
  }

  async function bringBack(found: Kept<unknown> | null, link: OrderLink) {
    const { fromDeepLink, restoreOrderDraft } = await import('./rules')
    open(fromDeepLink(found ? restoreOrderDraft(found.draft) : empty, link, list), found ?? undefined)
  }

  /** The order stands; the browser forgets who gave it. */
  function forget() {
    kept.current = null
    storage.drop()
  }

  return { draft, read, write, kept, restore, forget, startAgain: () => open(empty) }
}
