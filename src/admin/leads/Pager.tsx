'use client'

import { useState } from 'react'
import { PANEL_ID } from './LeadTabs'
import type { Change } from './useAddress'

type PagerProps = { after: string | null; next: string | null; change: Change }

/** One page further or back. Whoever opened the address of a later page can only go back to the first. */
export function Pager({ after, next, change }: PagerProps) {
  const [before] = useState(() => new Map<string, string | null>())
  if (after === null && next === null) return null
  const isKnown = after !== null && before.has(after)

  function turn(to: string | null) {
    if (to !== null && to === next) before.set(to, after)
    change({ after: to })
    document.getElementById(PANEL_ID)?.scrollIntoView({ block: 'start' })
  }

  return (
    <nav className="lead-pager" aria-label="Pagina's met leads">
      {after !== null && (
        <button type="button" className="office-key" onClick={() => turn(before.get(after) ?? null)}>
          {isKnown ? 'Vorige' : 'Naar het begin'}
        </button>
      )}
      {next !== null && (
        <button type="button" className="office-key" onClick={() => turn(next)}>
          Volgende
        </button>
      )}
    </nav>
  )
}
