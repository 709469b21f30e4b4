'use client'

import { type FormEvent, useId, useState } from 'react'
import type { InboxLead } from '../model/inbox'
import type { TriageChange } from '../model/triage'
import { useConsole } from './useInbox'

export function TriageForm({ lead }: { lead: InboxLead }) {
  const { typed, colleagueValues, isBusy, write, save } = useTriageForm(lead)
  const id = useId()
  const field = (name: FieldName) => ({
    id: `${id}${name}`,
    value: typed[name],
    'aria-describedby': name in colleagueValues ? `${id}${name}-conflict` : undefined,
    onChange: (event: { target: { value: string } }) => write(name, event.target.value),
  })
  const colleague = (name: FieldName) =>
    name in colleagueValues && (
      <p id={`${id}${name}-conflict`} className="lead-conflict">
        Je collega schreef hier: {colleagueValues[name] ? `“${colleagueValues[name]}”` : 'niets'}. Wat jij
        typte staat er nog; bewaar opnieuw om het te vervangen.
      </p>
    )
  return (
    <form className="console-form" onSubmit={save}>
      <div className="lead-next">
        <p>
          <label htmlFor={`${id}nextStep`}>Volgende stap</label>
          <input {...field('nextStep')} maxLength={200} />
        </p>
        <p>
          <label htmlFor={`${id}nextStepOn`}>Op</label>
          <input {...field('nextStepOn')} type="date" />
        </p>
      </div>
      {colleague('nextStep')}
      {colleague('nextStepOn')}
      <button type="submit" className="admin-button" aria-disabled={isBusy}>
        {isBusy ? 'Bezig met bewaren...' : 'Bewaren'}
      </button>
    </form>
  )
}

type Fields = { nextStep: string; nextStepOn: string }
type FieldName = keyof Fields

const NAMES: FieldName[] = ['nextStep', 'nextStepOn']

/**
 * What is typed while it is being saved stays. When a colleague was first, typed values stay, untouched ones become
 * the colleague's, and `colleagueValues` holds what the colleague wrote where both did.
 */
function useTriageForm(lead: InboxLead) {
  const { triage } = useConsole()
  const [begun, setBegun] = useState(() => fieldsOf(lead))
  const [typed, setTyped] = useState(begun)
  const [colleagueValues, setColleagueValues] = useState<Partial<Fields>>({})
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
    const isConflict = outcome.kind === 'conflict'
    const settled = isConflict ? begun : typed
    setBegun(now)
    setTyped(mine => ({ ...now, ...only(mine, changedNames(settled, mine)) }))
    setColleagueValues(isConflict ? only(now, changedNames(begun, now)) : {})
  }

  const write = (name: FieldName, text: string) => setTyped(now => ({ ...now, [name]: text }))
  const differing = NAMES.filter(name => name in colleagueValues && colleagueValues[name] !== typed[name])
  return { typed, colleagueValues: only(colleagueValues, differing), isBusy, write, save }
}

const changedNames = (before: Fields, now: Fields) => NAMES.filter(name => before[name] !== now[name])

function fieldsOf({ nextStep, nextStepOn }: InboxLead): Fields {
  return { nextStep: nextStep ?? '', nextStepOn: nextStepOn ?? '' }
}

function changeOf(typed: Fields, touched: FieldName[]): TriageChange {
  const { nextStepOn, ...texts } = only(typed, touched)
  return nextStepOn === undefined ? texts : { ...texts, nextStepOn: nextStepOn || null }
}

function only(fields: Partial<Fields>, names: FieldName[]): Partial<Fields> {
  return Object.fromEntries(names.map(name => [name, fields[name]]))
}
