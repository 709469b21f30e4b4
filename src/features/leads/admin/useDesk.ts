'use client'

import { createContext, useContext } from 'react'
import type { InboxLead, TriageOutcome } from '../model/inbox'
import type { TriageChange } from '../model/triageOrder'

export type Owner = { id: string; name: string }
export type Triage = (leads: InboxLead[], change: TriageChange) => Promise<TriageOutcome[]>

/** What every line of the list needs: who works here, what time it is, and how a lead is moved on. */
export type Desk = { owners: Owner[]; now: Date; triage: Triage }

export const ConsoleContext = createContext<Desk | null>(null)

export function useConsole(): Desk {
  const desk = useContext(ConsoleContext)
  if (!desk) throw new Error('this part belongs inside the leads console')
  return desk
}
