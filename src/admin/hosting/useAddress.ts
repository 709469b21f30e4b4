'use client'

import { useSearchParams } from 'next/navigation'
import { useMemo } from 'react'
import type { HostingQuery } from '@/domain/hosting/consoleQuery'
import { openTail, type Way } from '../console/openTail'
import { columnsOf, queryOf, tailWith, tailWithColumns } from './address'

export type Address = ReturnType<typeof useAddress>

/** The question, the columns and the open line, which live in the address: it can be sent to a colleague. */
export function useAddress() {
  const params = useSearchParams()
  const query = useMemo(() => queryOf(params), [params])
  const columns = useMemo(() => columnsOf(params), [params])
  return { query, columns, change, showColumns }
}

export type Change = typeof change

function change(part: Partial<HostingQuery>, way: Way = 'pushState'): void {
  openTail(tailWith(location.search, part), way)
}

function showColumns(columns: string[]): void {
  openTail(tailWithColumns(location.search, columns), 'replaceState')
}
