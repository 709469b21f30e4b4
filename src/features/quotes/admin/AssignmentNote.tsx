'use client'

import { useState } from 'react'
import { type Act, ActionButton } from '@/platform/console/ActionButton'
import { ASSIGNMENTS_API, type AssignmentResult } from '../model/assignmentConsole'
import { ErrorsContext, TextField } from './fields'
import { ASSIGNMENT } from './messages'

type AssignmentNoteProps = { id: string; act: Act }

/** What is typed stays until it is saved. */
export function AssignmentNote({ id, act }: AssignmentNoteProps) {
  const [text, setText] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})

  async function save() {
    const answer = await act<AssignmentResult>({
      ...{ address: `${ASSIGNMENTS_API}/note`, content: { id, text }, words: ASSIGNMENT },
    })
    setErrors(answer?.kind === 'invalid' ? answer.errors : {})
    if (answer?.kind === 'saved') setText(typed => (typed === text ? '' : typed))
  }

  return (
    <ErrorsContext value={errors}>
      <div className="quote-form">
        <TextField
          name="text"
          label="Nieuwe notitie"
          rows={3}
          maxLength={4000}
          value={text}
          onChange={setText}
        />
        <ActionButton busy="Bezig met bewaren..." onAct={save}>
          Notitie bewaren
        </ActionButton>
      </div>
    </ErrorsContext>
  )
}
