'use client'

import { type FormEvent, useState } from 'react'
import type { InboxLead } from '@/domain/leads/inbox'
import type { TriageChange } from '@/domain/leads/triageOrder'
import { ZONE } from '@/domain/time/zone'
import { useDesk } from './useDesk'

export type Fields = { nextStep: string; nextStepOn: string; notes: string }
export type FieldName = keyof Fields

const NAMES: FieldName[] = ['nextStep', 'nextStepOn', 'notes']
const isoDay = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: ZONE })

/**
 * What staff write about a lead. When a colleague was first, what was typed stays, what was left alone becomes
 * theirs, and `theirs` holds what they wrote where both did.
 */
export function useTriageForm(lead: InboxLead) {
  const { triage } = useDesk()
  const [begun, setBegun] = useState(() => fieldsOf(lead))
  const [typed, setTyped] = useState(begun)
  const [theirs, setTheirs] = useState<Partial<Fields>>({})
  const [isBusy, setBusy] = useState(false)
  const touched = NAMES.filter(name => typed[name] !== begun[name])

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isBusy || touched.length === 0) return
    setBusy(true)
    const [outcome] = await triage([lead], changeOf(typed, touched))
    setBusy(false)
    if (!outcome || !('lead' in outcome)) return
    const now = fieldsOf(outcome.lead)
    const overtaken = outcome.kind === 'overtaken'
    setBegun(now)
    setTyped(mine => (overtaken ? { ...now, ...only(mine, touched) } : now))
    setTheirs(overtaken ? only(now, touched) : {})
  }

  const write = (name: FieldName, text: string) => setTyped(now => ({ ...now, [name]: text }))
  return { typed, theirs, isBusy, write, save }
}

function fieldsOf({ nextStep, nextStepOn, notes }: InboxLead): Fields {
  return {
    nextStep: nextStep ?? '',
    nextStepOn: nextStepOn ? isoDay.format(new Date(nextStepOn)) : '',
    notes: notes ?? '',
  }
}

function changeOf(typed: Fields, touched: FieldName[]): TriageChange {
  const { nextStepOn, ...texts } = only(typed, touched)
  return nextStepOn === undefined ? texts : { ...texts, nextStepOn: nextStepOn || null }
}

function only(fields: Fields, names: FieldName[]): Partial<Fields> {
  return Object.fromEntries(names.map(name => [name, fields[name]]))
}
