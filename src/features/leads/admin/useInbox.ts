'use client'

import { createContext } from 'react'
import { useConsoleAddress, useRequiredContext } from '@/platform/console/useConsoleAddress'
import { type FirstPage, usePaged, usePolled } from '@/platform/console/useList'
import type { InboxCounts, InboxLead, InboxPage, InboxQuery, TriageOutcome } from '../model/inbox'
import type { TriageChange } from '../model/triage'
import { CONSOLE_API, columnsOf, paramsOf, queryOf, tailWith, tailWithColumns } from './address'

export type Inbox = ReturnType<typeof useInbox>

export function useInbox(first: FirstPage<InboxPage>, query: InboxQuery) {
  const { shown, setShown, ...rest } = usePaged(CONSOLE_API, first, paramsOf(query).toString())

  /** Lays changed leads over the list, which keeps its order until it is asked for again. */
  function put(changed: (lead: InboxLead) => InboxLead | null) {
    setShown(now => ({ ...now, leads: now.leads.map(changed).filter(lead => lead !== null) }))
  }

  return { ...shown, ...rest, put }
}

/** How many leads there are; null while that could not be read. */
export function useCounts(first: InboxCounts | null) {
  const { shown: counts, look: recount } = usePolled(`${CONSOLE_API}/counts`, first)
  return { counts, recount }
}

export type Change = ReturnType<typeof useAddress>['change']

const RULES = { queryOf, columnsOf, tailWith, tailWithColumns }

/** The question that the list of leads answers, and the columns it shows. */
export function useAddress() {
  return useConsoleAddress(RULES)
}

export type Owner = { id: string; name: string }
export type Triage = (leads: InboxLead[], change: TriageChange) => Promise<TriageOutcome[]>

/** What every line of the list needs: who works here, what time it is, and how a lead is moved on. */
type Desk = { owners: Owner[]; now: Date; triage: Triage }

export const ConsoleContext = createContext<Desk | null>(null)

export const useConsole = () => useRequiredContext(ConsoleContext, 'leads')
