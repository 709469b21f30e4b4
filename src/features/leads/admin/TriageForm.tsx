'use client'

import { useId } from 'react'
import type { InboxLead } from '../model/inbox'
import { type FieldName, useTriageForm } from './useTriageForm'

export function TriageForm({ lead }: { lead: InboxLead }) {
  const { typed, theirs, isBusy, write, save } = useTriageForm(lead)
  const id = useId()
  const field = (name: FieldName) => ({
    id: `${id}${name}`,
    value: typed[name],
    'aria-describedby': name in theirs ? `${id}${name}-theirs` : undefined,
    onChange: (event: { target: { value: string } }) => write(name, event.target.value),
  })
  const colleague = (name: FieldName) =>
    name in theirs && (
      <p id={`${id}${name}-theirs`} className="lead-theirs">
        Je collega schreef hier: {theirs[name] ? `“${theirs[name]}”` : 'niets'}. Wat jij typte staat er nog;
        bewaar opnieuw om het te vervangen.
      </p>
    )
  return (
    <form className="lead-form" onSubmit={save}>
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
      <p>
        <label htmlFor={`${id}notes`}>Notities</label>
        <textarea {...field('notes')} rows={4} maxLength={10_000} />
      </p>
      {colleague('notes')}
      <button type="submit" className="office-key" aria-disabled={isBusy}>
        {isBusy ? 'Bezig met bewaren...' : 'Bewaren'}
      </button>
    </form>
  )
}
