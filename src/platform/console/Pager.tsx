'use client'

import { useState } from 'react'

type PagerProps = {
  label: string
  /** The list that is turned, to begin again at its top. */
  panel: string
  after: string | null
  next: string | null
  change: (part: { after: string | null }) => void
}

/** One page further or back. Whoever opened the address of a later page can only go back to the first. */
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
    <nav className="lead-pager" aria-label={label}>
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
