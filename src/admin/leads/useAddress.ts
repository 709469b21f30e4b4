'use client'

import { useSearchParams } from 'next/navigation'
import { useMemo } from 'react'
import type { InboxQuery } from '@/domain/leads/inboxQuery'
import { openTail, type Way } from '../console/openTail'
import { type ColumnChoice, columnsOf, queryOf, tailWith, tailWithColumns } from './address'

/** The question and the columns, which live in the address: it can be sent to a colleague, and Back goes back. */
export function useAddress() {
  const params = useSearchParams()
  const query = useMemo(() => queryOf(params), [params])
  const columns = useMemo(() => columnsOf(params), [params])
  return { query, columns, change, showColumns }
}

export type Change = typeof change

function change(part: Partial<InboxQuery>, way: Way = 'pushState'): void {
  openTail(tailWith(location.search, part), way)
}

function showColumns(columns: ColumnChoice[]): void {
  openTail(tailWithColumns(location.search, columns), 'replaceState')
}
