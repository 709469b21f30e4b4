'use client'

import { useCallback, useEffect, useState } from 'react'
import { fetchJson } from './ask'

const EVERY_MS = 60_000

/** What an address answers, looked at again each minute, so that nobody has to ask whether something came in. */
export function usePolled<T>(address: string, first: T) {
  const [came, setCame] = useState(first)
  const [shown, setShown] = useState(first)

  // The screen was read again by the server.
  if (came !== first) {
    setCame(first)
    setShown(first)
  }

  const look = useCallback(async () => {
    const fresh = await fetchJson<T>(address)
    if (fresh) setShown(fresh)
  }, [address])

  useEffect(() => {
    const timer = setInterval(() => document.hidden || look(), EVERY_MS)
    return () => clearInterval(timer)
  }, [look])

  return { shown, look }
}
