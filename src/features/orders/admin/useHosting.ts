'use client'

import { createContext, useCallback, useContext, useEffect, useState } from 'react'
import type { Act } from '@/platform/console/ActionButton'
import { fetchJson } from '@/platform/console/fetchJson'
import { useConsoleAddress } from '@/platform/console/useConsoleAddress'
import { type FirstPage, usePaged } from '@/platform/console/useList'
import type { HostingPage } from '../model/console'
import type { HostingQuery } from '../model/consoleQuery'
import { askedBy, columnsOf, HOSTING_API, queryOf, tailWith, tailWithColumns } from './address'

/** What every line of the console needs: what time it is, and how something is done about it. */
type Desk = { now: Date; act: Act; put: (line: Line) => void; reload: () => void }

export const ConsoleContext = createContext<Desk | null>(null)

export function useConsole(): Desk {
  const desk = useContext(ConsoleContext)
  if (!desk) throw new Error('this part belongs inside the hosting console')
  return desk
}

export type Address = ReturnType<typeof useAddress>
export type Change = Address['change']

const RULES = { queryOf, columnsOf, tailWith, tailWithColumns }

/** The question that a tab answers, the columns it shows and the line that is open. */
export function useAddress() {
  return useConsoleAddress(RULES)
}

type Line = HostingPage['rows'][number]

/** The lines of a tab that the address asks for. */
export function useLines(first: FirstPage<HostingPage>, query: HostingQuery) {
  const { shown: page, setShown, ...rest } = usePaged<HostingPage>(HOSTING_API, first, askedBy(query))

  /** Lays a changed line over the list, which keeps its order until it is asked for again. */
  const put = useCallback(
    (line: Line) =>
      setShown(now => {
        const rows = now.rows.map(each => (each.id === line.id ? line : each))
        return { ...now, rows } as typeof now
      }),
    [setShown],
  )

  return { page, ...rest, put }
}

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
