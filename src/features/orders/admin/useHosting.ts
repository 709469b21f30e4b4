'use client'

import { createContext, useCallback } from 'react'
import type { Act } from '@/platform/console/ActionButton'
import {
  type FirstPage,
  useConsoleAddress,
  usePaged,
  useDetail as useReadDetail,
  useRequiredContext,
} from '@/platform/console/consoleState'
import type { HostingPage } from '../model/console'
import type { HostingQuery } from '../model/consoleQuery'
import { apiParamsOf, columnsOf, HOSTING_API, queryOf, tailWith, tailWithColumns } from './consoleAddress'

type ConsoleValue = { now: Date; act: Act; put: (line: Line) => void; reload: () => void }

export const ConsoleContext = createContext<ConsoleValue | null>(null)

export const useConsole = () => useRequiredContext(ConsoleContext, 'hosting')

export type Address = ReturnType<typeof useAddress>
export type Change = Address['change']

const RULES = { queryOf, columnsOf, tailWith, tailWithColumns }

export function useAddress() {
  return useConsoleAddress(RULES)
}

type Line = HostingPage['rows'][number]

export function useLines(first: FirstPage<HostingPage>, query: HostingQuery) {
  const { shown: page, setShown, ...rest } = usePaged<HostingPage>(HOSTING_API, first, apiParamsOf(query))

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
  const onRead = useCallback(({ row }: Detail) => put(row), [put])
  return useReadDetail(`${HOSTING_API}/${kind}?id=${id}`, onRead)
}
