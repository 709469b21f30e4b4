'use client'

import { createContext, useRef, useState } from 'react'
import { NOT_SAVED, type StatusMessage } from '@/platform/console/ActionButton'
import {
  type FirstPage,
  useConsoleAddress,
  usePaged,
  usePolled,
  useRequiredContext,
} from '@/platform/console/consoleState'
import { postJson } from '@/platform/console/fetchJson'
import type { InboxCounts, InboxLead, InboxPage, InboxQuery, TriageOutcome } from '../model/inbox'
import { canBecome, leadStatus } from '../model/lead'
import type { DoubtDecision, TriageChange, TriageRequest } from '../model/triage'
import { CONSOLE_API, columnsOf, paramsOf, queryOf, tailWith, tailWithColumns } from './consoleAddress'
import { leadName } from './LeadBadges'
import type { LeadAction } from './leadActions'
import type { AddNote } from './NoteForm'

export type Inbox = ReturnType<typeof useInbox>

export function useInbox(first: FirstPage<InboxPage>, query: InboxQuery) {
  const { shown, setShown, ...rest } = usePaged(CONSOLE_API, first, paramsOf(query).toString())

  function put(changed: (lead: InboxLead) => InboxLead | null) {
    setShown(now => ({ ...now, leads: now.leads.map(changed).filter(lead => lead !== null) }))
  }

  return { ...shown, ...rest, put }
}

export function useCounts(first: InboxCounts | null) {
  const { shown: counts, look: recount } = usePolled(`${CONSOLE_API}/counts`, first)
  return { counts, recount }
}

export type Change = ReturnType<typeof useAddress>['change']

const RULES = { queryOf, columnsOf, tailWith, tailWithColumns }

export function useAddress() {
  return useConsoleAddress(RULES)
}

export type Owner = { id: string; name: string }
export type Triage = (leads: InboxLead[], change: TriageChange) => Promise<TriageOutcome[]>

export type Settle = (leads: InboxLead[], decision: DoubtDecision) => Promise<void>

type ConsoleValue = {
  owners: Owner[]
  now: Date
  triage: Triage
  addNote: AddNote
  settle: Settle
  showMailed: (lead: InboxLead) => void
  actions: LeadAction[]
}

export const ConsoleContext = createContext<ConsoleValue | null>(null)

export const useConsole = () => useRequiredContext(ConsoleContext, 'leads')

type Asked = { change: TriageChange; undo?: boolean }
type TriageOptions = { inbox: Pick<Inbox, 'put'>; owners: Owner[]; recount: () => void }

export function useTriage({ inbox, owners, recount }: TriageOptions) {
  const [word, setWord] = useState<StatusMessage | null>(null)
  const seen = useRef(new Map<string, string>())
  const queue = useRef<Promise<unknown>>(Promise.resolve())

  /** One at a time: a second change of a lead must know what the first one made of it. */
  const triage: Triage = (leads, change) => {
    const hoped = leads.filter(lead => !change.status || canBecome(lead.status, change.status))
    inbox.put(lead => (isAmong(hoped, lead) ? { ...lead, ...shownAs(change, owners) } : lead))
    return queued(() => send(leads, { change }))
  }

  function queued<T>(run: () => Promise<T>): Promise<T> {
    const outcome = queue.current.then(run, run)
    queue.current = outcome
    return outcome
  }

  async function send(leads: InboxLead[], asked: Asked): Promise<TriageOutcome[]> {
    const { change } = asked
    const order = { ...orderOf(leads, change, seen.current), undo: asked.undo }
    const outcomes = await postJson<TriageOutcome[]>(`${CONSOLE_API}/triage`, order)
    if (!outcomes) {
      inbox.put(lead => takenBack(lead, leads, change))
      setWord(NOT_SAVED)
      return []
    }
    for (const each of outcomes) if (each.kind === 'changed') saw(each.lead)
    inbox.put(lead => settled(lead, leads, change, outcomes))
    setWord({
      ...outcomeText(outcomes, leads),
      undo: asked.undo ? undefined : undoing(leads, change, outcomes),
    })
    recount()
    return outcomes
  }

  function undoing([lead, ...others]: InboxLead[], change: TriageChange, outcomes: TriageOutcome[]) {
    const [outcome] = outcomes
    const isOneStatus = others.length === 0 && Object.keys(change).join() === 'status'
    if (!lead || !isOneStatus || outcome?.kind !== 'changed' || lead.status === change.status)
      return undefined
    return () => queued(() => send([outcome.lead], { change: { status: lead.status }, undo: true }))
  }

  const saw = (lead: InboxLead) => seen.current.set(lead.id, lead.updatedAt)
  return { triage, word, say: setWord, moves: { queued, saw, undoing } }
}

const isAmong = (leads: InboxLead[], lead: InboxLead) => leads.some(each => each.id === lead.id)
const latest = (one: string, other = '') => (one > other ? one : other)

function orderOf(leads: InboxLead[], change: TriageChange, seen: Map<string, string>): TriageRequest {
  const known = leads.map(({ collection, id, updatedAt }) => ({
    ...{ collection, id },
    updatedAt: latest(updatedAt, seen.get(id)),
  }))
  return { leads: known, change }
}

function shownAs({ owner, ...rest }: TriageChange, owners: Owner[]): Partial<InboxLead> {
  const answered = rest.status && !leadStatus(rest.status).awaitsAnswer ? { openUntil: null } : {}
  if (owner === undefined) return { ...rest, ...answered }
  return { ...rest, ...answered, owner: owners.find(each => each.id === owner) ?? null }
}

function takenBack(lead: InboxLead, before: InboxLead[], change: TriageChange): InboxLead {
  const was = before.find(each => each.id === lead.id)
  if (!was) return lead
  const fields = Object.keys(change) as (keyof TriageChange)[]
  return {
    ...lead,
    ...Object.fromEntries(fields.map(field => [field, was[field]])),
    openUntil: was.openUntil,
  }
}

function settled(
  lead: InboxLead,
  before: InboxLead[],
  change: TriageChange,
  outcomes: TriageOutcome[],
): InboxLead | null {
  const outcome = outcomes.find(each => each.id === lead.id)
  if (!outcome) return lead
  if ('lead' in outcome) return outcome.lead
  return outcome.kind === 'gone' ? null : takenBack(lead, before, change)
}

const whose = ({ owner }: InboxLead) => (owner ? `bij ${owner.name}` : 'bij niemand')
export const standing = (lead: InboxLead) => `${leadStatus(lead.status).label}, ${whose(lead)}`

const ONE: Record<TriageOutcome['kind'], (before: InboxLead, after: InboxLead) => StatusMessage> = {
  changed: (_, after) => ({ tone: 'done', text: `${leadName(after)}: opgeslagen (${standing(after)}).` }),
  conflict: (_, after) => ({
    tone: 'problem',
    text: `Een collega was je voor bij ${leadName(after)}: nu ${standing(after)}. Jouw wijziging is niet opgeslagen.`,
  }),
  refused: before => ({
    tone: 'problem',
    text: `Dat kan niet voor ${leadName(before)}. Er is niets veranderd.`,
  }),
  gone: goneText,
}

export function goneText(lead: InboxLead): StatusMessage {
  return { tone: 'problem', text: `${leadName(lead)} bestaat niet meer.` }
}

const MANY: Record<TriageOutcome['kind'], string> = {
  changed: 'bijgewerkt',
  conflict: 'intussen door een collega veranderd',
  refused: 'niet veranderd, want dat kan niet',
  gone: 'bestaat niet meer',
}

function outcomeText(outcomes: TriageOutcome[], before: InboxLead[]): StatusMessage {
  const [only, ...others] = outcomes
  const was = before.find(lead => lead.id === only?.id)
  if (only && was && others.length === 0) return ONE[only.kind](was, 'lead' in only ? only.lead : was)
  const counted = Object.entries(MANY)
    .map(([kind, text]) => ({ text, many: outcomes.filter(each => each.kind === kind).length }))
    .filter(({ many }) => many > 0)
  return {
    tone: outcomes.every(each => each.kind === 'changed') ? 'done' : 'problem',
    text: `${counted.map(({ text, many }) => `${many} ${text}`).join(', ')}.`,
  }
}
