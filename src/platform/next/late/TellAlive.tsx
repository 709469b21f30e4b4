'use client'

// Works around: Next loads its framework with every page.
// Upstream: no option for it, and no issue.
// Removal test: `late` in tests/unit/platform/workarounds.test.ts.
import { useEffect } from 'react'
import { ALIVE } from './alive'

/** Tells the boot script that React listens. */
export function TellAlive() {
  useEffect(() => {
    document.documentElement.dataset.alive = 'true'
    dispatchEvent(new Event(ALIVE))
    // Where the focus went before, React did not hear.
    if (document.activeElement !== document.body)
      document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  }, [])

  return null
}
