'use client'

import { useEffect, useState } from 'react'
import type { OrderLink } from '@/domain/hosting/orderDraft'

type Arriving = {
  restore: (link: OrderLink) => Promise<void> | null
  /** What is left to do once the draft is back. */
  arrive: (linkedDomain: string) => Promise<void>
  openAddressed: () => Promise<void>
}

/** Brings the draft back when the page has come alive. True meanwhile: what is chosen then would be lost. */
export function useRestored({ restore, arrive, openAddressed }: Arriving): boolean {
  const [restoring, setRestoring] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come alive
  useEffect(() => {
    const { pakket, periode, domein } = Object.fromEntries(new URLSearchParams(location.search))
    const coming = restore({ pakket, periode, domein })
    setRestoring(coming !== null)
    const arrived = coming ? coming.then(() => arrive(domein ?? '')) : openAddressed()
    arrived.catch(reportError).finally(() => setRestoring(false))
  }, [])

  return restoring
}
