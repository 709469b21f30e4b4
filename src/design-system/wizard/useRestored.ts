'use client'

import { useLayoutEffect, useState } from 'react'

/** Null when there is nothing to wait for. */
export type Pending = Promise<void> | null

/**
 * Brings the draft back and opens the step of the address, once the page has come alive. True meanwhile: what is
 * chosen then would be lost.
 */
export function useRestoredDraft(restore: () => Pending, openAddressed: () => Pending): boolean {
  const [restoring, setRestoring] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come alive
  useLayoutEffect(() => {
    const coming = restore()
    const opened = coming ? coming.then(openAddressed) : openAddressed()
    setRestoring(opened !== null)
    opened?.catch(reportError).finally(() => setRestoring(false))
  }, [])

  return restoring
}
