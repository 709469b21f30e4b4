'use client'

import { useEffect, useState } from 'react'
import { fetchJson } from '@/platform/console/ask'
import { HOSTING_API } from './address'
import { useConsole } from './useDesk'
import type { Line } from './useLines'

/** Everything about a line, read when it is opened and after every change of it. */
export function useDetail<Detail extends { row: Line }>(kind: 'order' | 'customer' | 'invoice', id: string) {
  const { put } = useConsole()
  const [detail, setDetail] = useState<Detail | 'loading' | 'failed'>('loading')
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round reads the same once more
  useEffect(() => {
    const stop = new AbortController()
    fetchJson<Detail>(`${HOSTING_API}/${kind}?id=${id}`, { signal: stop.signal }).then(found => {
      if (stop.signal.aborted) return
      setDetail(found ?? 'failed')
      if (found) put(found.row)
    })
    return () => stop.abort()
  }, [kind, id, round, put])

  function reload() {
    setDetail(now => (now === 'failed' ? 'loading' : now))
    setRound(each => each + 1)
  }

  return { detail, reload }
}
