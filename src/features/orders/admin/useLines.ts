'use client'

import { useCallback } from 'react'
import { type FirstPage, usePaged } from '@/platform/console/usePaged'
import type { HostingPage } from '../model/console'
import type { HostingQuery } from '../model/consoleQuery'
import { askedBy, HOSTING_API } from './address'

export type Line = HostingPage['rows'][number]

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
