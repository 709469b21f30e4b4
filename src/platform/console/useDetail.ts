'use client'

import { useEffect, useState } from 'react'
import { fetchJson } from './fetchJson'

/** `onRead` must stay the same function. */
export function useDetail<Detail extends object>(address: string, onRead?: (detail: Detail) => void) {
  const [detail, setDetail] = useState<Detail | 'loading' | 'failed'>('loading')
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round reads the same once more
  useEffect(() => {
    const stop = new AbortController()
    fetchJson<Detail>(address, { signal: stop.signal }).then(found => {
      if (stop.signal.aborted) return
      setDetail(found ?? 'failed')
      if (found) onRead?.(found)
    })
    return () => stop.abort()
  }, [address, round, onRead])

  function reload() {
    setDetail(now => (now === 'failed' ? 'loading' : now))
    setRound(each => each + 1)
  }

  return { detail, reload }
}
