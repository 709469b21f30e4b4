'use client'

import { useId, useState } from 'react'
import { OfficeDialog } from '@/platform/console/OfficeDialog'
import { formatMoment } from '@/platform/time/zone'
import type { ConflictField } from '../model/compareEdits'
import type { OpenConflict } from './SaveGuard'

type Side = 'theirs' | 'mine'
type Choices = Record<string, Side>

type ConflictDialogProps = {
  conflict: OpenConflict
  /** The fields that are taken over; null when nothing is saved. */
  onChoice: (theirs: ConflictField[] | null) => void
}

/** Both texts of every field that a colleague changed, and which of the two stays. */
export function ConflictDialog({ conflict, onChoice }: ConflictDialogProps) {
  const [isSaving, setSaving] = useState(false)
  const [choices, setChoices] = useState<Choices>(() =>
    Object.fromEntries(
      conflict.fields.map(({ path, changed }) => [path, changed === 'theirs' ? 'theirs' : 'mine']),
    ),
  )
  const heading = useId()
  const who = conflict.savedBy ?? 'Een collega'
  const all = (side: Side) => setChoices(Object.fromEntries(conflict.fields.map(({ path }) => [path, side])))

  function save() {
    setSaving(true)
    onChoice(conflict.fields.filter(({ path }) => choices[path] === 'theirs'))
  }
  return (
    <OfficeDialog
      className="office-conflict"
      labelledBy={heading}
      onCancel={() => !isSaving && onChoice(null)}
    >
      <h2 id={heading}>{who} heeft dit ook gewijzigd</h2>
      <p>
        Opgeslagen op <time dateTime={conflict.savedAt}>{formatMoment(new Date(conflict.savedAt))}</time>,
        terwijl jij hier bezig was. Kies per veld welke tekst blijft.
      </p>
      <div className="office-actions">
        <button type="button" className="office-key" disabled={isSaving} onClick={() => all('theirs')}>
          Alles van de ander
        </button>
        <button type="button" className="office-key" disabled={isSaving} onClick={() => all('mine')}>
          Alles van mij
        </button>
      </div>
      {conflict.fields.map(field => (
        <FieldChoice
          key={field.path}
          field={field}
          who={who}
          chosen={choices[field.path] ?? 'mine'}
          onChoose={side => setChoices(before => ({ ...before, [field.path]: side }))}
        />
      ))}
      <div className="office-actions">
        <button type="button" className="office-key office-key-red" disabled={isSaving} onClick={save}>
          {isSaving ? 'Bezig met bewaren...' : 'Bewaar deze keuze'}
        </button>
        <button type="button" className="office-key" disabled={isSaving} onClick={() => onChoice(null)}>
          Nog niet bewaren
        </button>
      </div>
    </OfficeDialog>
  )
}

type FieldChoiceProps = {
  field: OpenConflict['fields'][number]
  who: string
  chosen: Side
  onChoose: (side: Side) => void
}

function FieldChoice({ field, who, chosen, onChoose }: FieldChoiceProps) {
  const name = useId()
  const sides = [
    { side: 'theirs', title: `Van ${who === 'Een collega' ? 'een collega' : who}`, text: field.theirText },
    { side: 'mine', title: 'Van jou', text: field.myText },
  ] as const
  return (
    <fieldset>
      <legend>{field.label}</legend>
      {field.changed === 'theirs' && <p>Dit heb jij niet aangeraakt.</p>}
      <div className="office-conflict-sides">
        {sides.map(({ side, title, text }) => (
          <label key={side}>
            <span>
              <input type="radio" name={name} checked={chosen === side} onChange={() => onChoose(side)} />
              {title}
            </span>
            <span className="office-conflict-text">{text || 'Leeg'}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
