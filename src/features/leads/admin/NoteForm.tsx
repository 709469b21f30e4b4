'use client'

import { useId, useState } from 'react'
import { ActionButton } from '@/platform/console/ActionButton'
import { randomUuid } from '@/platform/text/uuid'
import type { InboxLead } from '../model/inbox'
import { CALL, MAX_NOTE_LENGTH, type NewNote, NOTE, type NoteKind } from '../model/note'

export type TypedNote = Pick<NewNote, 'kind' | 'text' | 'idempotencyKey'>

/** Whether it was saved. */
export type SaveNote = (note: TypedNote) => Promise<boolean>

export type AddNote = (lead: InboxLead, note: TypedNote) => Promise<boolean>

/** No form of its own: on a record's page it stands inside another one. */
export function NoteForm({ onSave }: { onSave: SaveNote }) {
  const { text, problem, write, save } = useNote(onSave)
  const id = useId()
  return (
    <div className="console-form">
      <p>
        <label htmlFor={id}>Nieuwe notitie</label>
        <textarea
          id={id}
          rows={3}
          maxLength={MAX_NOTE_LENGTH}
          value={text}
          aria-describedby={problem ? `${id}-problem` : undefined}
          aria-invalid={problem !== ''}
          onChange={event => write(event.target.value)}
        />
      </p>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="admin-urgent">
          {problem}
        </p>
      )}
      <div className="lead-note-ways">
        <ActionButton busy="Bezig met bewaren..." onAct={() => save(NOTE)}>
          Notitie bewaren
        </ActionButton>
        <ActionButton busy="Bezig met bewaren..." onAct={() => save(CALL)}>
          Gebeld
        </ActionButton>
      </div>
    </div>
  )
}

/** What is typed stays until it is saved, under one idempotency key. */
function useNote(onSave: SaveNote) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const [idempotencyKey, setKey] = useState(randomUuid)
  const [isBusy, setBusy] = useState(false)

  function write(typed: string) {
    setText(typed)
    setProblem('')
  }

  async function save(kind: NoteKind) {
    if (isBusy) return
    if (kind === NOTE && text.trim() === '') return setProblem('Schrijf eerst wat je wilt bewaren.')
    setBusy(true)
    const sent = text
    const isSaved = await onSave({ kind, text: sent, idempotencyKey })
    setBusy(false)
    if (!isSaved) return
    setKey(randomUuid())
    setText(now => (now === sent ? '' : now))
  }

  return { text, problem, write, save }
}
