'use client'

import { useState } from 'react'
import { type Act, ActionButton } from '@/platform/console/ActionButton'
import { type AssignmentPlan, assignmentStatus, plannedText } from '../model/assignment'
import { ASSIGNMENTS_API, type AssignmentDetail, type AssignmentResult } from '../model/assignmentConsole'
import { ErrorsContext, fieldId, SelectField, TextField } from './fields'
import { ASSIGNMENT } from './messages'
import { useOwnCopy } from './useOwnCopy'

type AssignmentPlanFormProps = { detail: AssignmentDetail; act: Act }

const NOT_PLANNED = 'Niet gepland'
const NOBODY = { value: '', label: 'Nog niemand' }

export function AssignmentPlanForm({ detail, act }: AssignmentPlanFormProps) {
  const { status, colleagues } = detail
  const owners = [NOBODY, ...colleagues.map(({ id, name }) => ({ value: id, label: name }))]
  return (
    <section className="quote-slip" aria-labelledby="assignment-plan">
      <h2 id="assignment-plan">Wie en wanneer</h2>
      {assignmentStatus(status).isOpen ? (
        <PlanFields detail={detail} owners={owners} act={act} />
      ) : (
        <p>{plannedText({ from: detail.plannedFrom, until: detail.plannedUntil }) || `${NOT_PLANNED}.`}</p>
      )}
    </section>
  )
}

type PlanFieldsProps = AssignmentPlanFormProps & { owners: { value: string; label: string }[] }

function PlanFields({ detail, owners, act }: PlanFieldsProps) {
  const { id } = detail
  const { seen, value, change, saved, see } = useOwnCopy(JSON.stringify(planOf(detail)))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [theirs, setTheirs] = useState<AssignmentPlan | null>(null)
  const plan: AssignmentPlan = JSON.parse(value)
  const edit = (part: Partial<AssignmentPlan>) => change(JSON.stringify({ ...plan, ...part }))

  async function save() {
    const answer = await act<AssignmentResult>({
      ...{
        address: `${ASSIGNMENTS_API}/plan`,
        content: { id, ...plan, seen: JSON.parse(seen) },
        words: ASSIGNMENT,
      },
    })
    setErrors(answer?.kind === 'invalid' ? answer.errors : {})
    if (answer?.kind === 'changed') {
      const now = planOf(answer.now)
      see(JSON.stringify(now))
      setTheirs(now)
    }
    if (answer?.kind !== 'saved') return
    setTheirs(null)
    saved(value, value)
  }

  function take(now: AssignmentPlan) {
    change(JSON.stringify(now))
    setTheirs(null)
    document.getElementById(fieldId('owner'))?.focus()
  }

  return (
    <ErrorsContext value={errors}>
      <div className="quote-form">
        <SelectField
          name="owner"
          label="Wie pakt dit op"
          value={plan.owner ?? ''}
          options={owners}
          onChange={owner => edit({ owner: owner || null })}
        />
        <TextField
          name="plannedFrom"
          label="Van"
          type="date"
          value={plan.plannedFrom ?? ''}
          onChange={from => edit({ plannedFrom: from || null })}
        />
        <TextField
          name="plannedUntil"
          label="Tot en met"
          type="date"
          value={plan.plannedUntil ?? ''}
          onChange={until => edit({ plannedUntil: until || null })}
        />
        {theirs && <TheirPlan plan={theirs} owners={owners} onTake={() => take(theirs)} />}
        <ActionButton busy="Bezig met bewaren..." onAct={save}>
          Planning bewaren
        </ActionButton>
      </div>
    </ErrorsContext>
  )
}

const planOf = ({ owner, plannedFrom, plannedUntil }: AssignmentPlan): AssignmentPlan => ({
  ...{ owner, plannedFrom, plannedUntil },
})

type TheirPlanProps = { plan: AssignmentPlan; owners: PlanFieldsProps['owners']; onTake: () => void }

function TheirPlan({
  plan: { owner, plannedFrom: from, plannedUntil: until },
  owners,
  onTake,
}: TheirPlanProps) {
  const who = owners.find(each => each.value === (owner ?? ''))?.label
  return (
    <div role="alert" className="quote-notice">
      <p>
        Een collega bewaarde intussen:{' '}
        {[plannedText({ from, until }) || NOT_PLANNED, who].filter(Boolean).join(', ')}. Wat jij koos staat
        hierboven nog, en vervangt dit als je nu bewaart.
      </p>
      <button type="button" className="admin-button" onClick={onTake}>
        Planning van je collega nemen
      </button>
    </div>
  )
}
