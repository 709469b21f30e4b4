'use client'

import { type FormEvent, useState } from 'react'
import type { InboxLead } from '../model/inbox'
import type { TriageChange } from '../model/triageOrder'
import { useConsole } from './useDesk'

export type Fields = { nextStep: string; nextStepOn: string; notes: string }
export type FieldName = keyof Fields

const NAMES: FieldName[] = ['nextStep', 'nextStepOn', 'notes']

/**
 * What staff write about a lead. What is typed while it is being saved stays. When a colleague was first,
 * what was typed stays too, what was left alone becomes theirs, and `theirs` holds what they wrote where both did.
 */
export function useTriageForm(lead: InboxLead) {
  const { triage } = useConsole()
  const [begun, setBegun] = useState(() => fieldsOf(lead))
  const [typed, setTyped] = useState(begun)
  const [theirs, setTheirs] = useState<Partial<Fields>>({})
  const [isBusy, setBusy] = useState(false)
  const touched = changedNames(begun, typed)

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isBusy || touched.length === 0) return
    setBusy(true)
    const [outcome] = await triage([lead], changeOf(typed, touched))
    setBusy(false)
    if (!outcome || !('lead' in outcome)) return
    const now = fieldsOf(outcome.lead)
    const isOvertaken = outcome.kind === 'overtaken'
    const settled = isOvertaken ? begun : typed
    setBegun(now)
    setTyped(mine => ({ ...now, ...only(mine, changedNames(settled, mine)) }))
    setTheirs(isOvertaken ? only(now, changedNames(begun, now)) : {})
  }

  const write = (name: FieldName, text: string) => setTyped(now => ({ ...now, [name]: text }))
  const differing = NAMES.filter(name => name in theirs && theirs[name] !== typed[name])
  return { typed, theirs: only(theirs, differing), isBusy, write, save }
}

const changedNames = (before: Fields, now: Fields) => NAMES.filter(name => before[name] !== now[name])

function fieldsOf({ nextStep, nextStepOn, notes }: InboxLead): Fields {
  return { nextStep: nextStep ?? '', nextStepOn: nextStepOn ?? '', notes: notes ?? '' }
}

function changeOf(typed: Fields, touched: FieldName[]): TriageChange {
  const { nextStepOn, ...texts } = only(typed, touched)
  return nextStepOn === undefined ? texts : { ...texts, nextStepOn: nextStepOn || null }
}

function only(fields: Partial<Fields>, names: FieldName[]): Partial<Fields> {
  return Object.fromEntries(names.map(name => [name, fields[name]]))
}
