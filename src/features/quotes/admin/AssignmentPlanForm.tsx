'use client'

import { useState } from 'react'
import { type Act, ActionButton } from '@/platform/console/ActionButton'
import { assignmentStatus, plannedText } from '../model/assignment'
import { ASSIGNMENTS_API, type AssignmentDetail, type AssignmentResult } from '../model/assignmentConsole'
import { ErrorsContext, SelectField, TextField } from './fields'
import { ASSIGNMENT } from './messages'

type AssignmentPlanFormProps = { detail: AssignmentDetail; act: Act }

const NOBODY = { value: '', label: 'Nog niemand' }

export function AssignmentPlanForm({ detail, act }: AssignmentPlanFormProps) {
  const { status, colleagues } = detail
  const owners = [NOBODY, ...colleagues.map(({ id, name }) => ({ value: id, label: name }))]
  return (
    <section className="quote-slip" aria-labelledby="assignment-plan">
      <h2 id="assignment-plan">Wie en wanneer</h2>
      {assignmentStatus(status).isOpen ? (
        <PlanFields key={planKey(detail)} detail={detail} owners={owners} act={act} />
      ) : (
        <p>{plannedText({ from: detail.plannedFrom, until: detail.plannedUntil }) || 'Niet gepland.'}</p>
      )}
    </section>
  )
}

/** What a colleague planned meanwhile is shown anew. */
const planKey = ({ owner, plannedFrom, plannedUntil }: AssignmentDetail) =>
  [owner, plannedFrom, plannedUntil].join()

type PlanFieldsProps = AssignmentPlanFormProps & { owners: { value: string; label: string }[] }

function PlanFields({ detail, owners, act }: PlanFieldsProps) {
  const { id } = detail
  const [owner, setOwner] = useState(detail.owner ?? '')
  const [from, setFrom] = useState(detail.plannedFrom ?? '')
  const [until, setUntil] = useState(detail.plannedUntil ?? '')
  const [errors, setErrors] = useState<Record<string, string>>({})

  async function save() {
    const content = { id, owner: owner || null, plannedFrom: from || null, plannedUntil: until || null }
    const answer = await act<AssignmentResult>({
      ...{ address: `${ASSIGNMENTS_API}/plan`, content, words: ASSIGNMENT },
    })
    setErrors(answer?.kind === 'invalid' ? answer.errors : {})
  }

  return (
    <ErrorsContext value={errors}>
      <div className="quote-form">
        <SelectField
          name="owner"
          label="Wie pakt dit op"
          value={owner}
          options={owners}
          onChange={setOwner}
        />
        <TextField name="plannedFrom" label="Van" type="date" value={from} onChange={setFrom} />
        <TextField name="plannedUntil" label="Tot en met" type="date" value={until} onChange={setUntil} />
        <ActionButton busy="Bezig met bewaren..." onAct={save}>
          Planning bewaren
        </ActionButton>
      </div>
    </ErrorsContext>
  )
}
