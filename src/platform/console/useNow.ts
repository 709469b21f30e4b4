'use client'

import { useEffect, useState } from 'react'

const MINUTE = 60_000

/** The time, each minute. It begins at the server's, so that both draw the same first picture. */
export function useNow(first: string): Date {
  const [now, setNow] = useState(() => new Date(first))
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE)
    setNow(new Date())
    return () => clearInterval(timer)
  }, [])
  return now
}
