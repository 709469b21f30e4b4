'use client'

import {
  useAuth,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormProcessing,
} from '@payloadcms/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { OfficeDialog } from '@/platform/console/OfficeDialog'
import { formatMoment } from '@/platform/time/zone'
import {
  type ConflictField,
  changedByThem,
  type EditConflict,
  valueAt,
  withValueAt,
} from '../model/compareEdits'
import { interceptSaves } from './interceptSaves'

type Content = Record<string, unknown>
export type OpenConflict = Omit<EditConflict, 'fields'> & { fields: ReturnType<typeof changedByThem> }
type Asked = { conflict: OpenConflict; answer: (stored: ConflictField[] | null) => void }

export default function SaveGuard() {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [kept, setKept] = useState<Content | null>(null)
  const tookStored = useRef(false)
  const info = useDocumentInfo()
  const form = useForm()
  const isBusy = [useFormProcessing(), useFormBackgroundProcessing()].some(Boolean)
  const now = useRef({ info, form })
  now.current = { info, form }
  const address = recordUrl(info)
  useInertWhileLocked()

  useEffect(() => {
    if (!address) return
    return interceptSaves({
      address,
      async choose(conflict, sent) {
        const opened = now.current.info.savedDocumentData ?? now.current.info.data
        const fields = changedByThem(conflict.fields, path => valueAt(opened, path))
        if (fields.length === 0) return sent
        const stored = await new Promise<ConflictField[] | null>(answer =>
          setAsked({ conflict: { ...conflict, fields }, answer }),
        )
        if (!stored) return null
        tookStored.current = stored.length > 0
        const mine = asTyped(sent, now.current.form.getData())
        return stored.reduce<Content>((all, field) => withValueAt(all, field.path, field.stored), mine)
      },
      answered(doc) {
        if (doc && tookStored.current) setKept(doc)
        else setAsked(null)
        tookStored.current = false
      },
    })
  }, [address])

  // Payload's form is not ready before this.
  useEffect(() => {
    if (!kept || isBusy) return
    setKept(null)
    void now.current.form.reset(kept).finally(() => setAsked(null))
  }, [isBusy, kept])

  if (!asked) return null
  return createPortal(<ConflictDialog conflict={asked.conflict} onChoice={asked.answer} />, document.body)
}

function recordUrl({ collectionSlug, globalSlug, id }: ReturnType<typeof useDocumentInfo>): string | null {
  if (globalSlug) return `/api/globals/${globalSlug}`
  return collectionSlug && id ? `/api/${collectionSlug}/${id}` : null
}

/** A save during typing sends what stood there when it began. */
function asTyped(sent: Content, typed: Content): Content {
  const newest = Object.entries(sent).map(([name, value]) => [
    name,
    name in typed && name !== '_status' ? typed[name] : value,
  ])
  return Object.fromEntries(newest)
}

type Side = 'stored' | 'mine'
type Choices = Record<string, Side>

type ConflictDialogProps = {
  conflict: OpenConflict
  onChoice: (stored: ConflictField[] | null) => void
}

export function ConflictDialog({ conflict, onChoice }: ConflictDialogProps) {
  const [isSaving, setSaving] = useState(false)
  const [choices, setChoices] = useState<Choices>(() =>
    Object.fromEntries(
      conflict.fields.map(({ path, changed }) => [path, changed === 'stored' ? 'stored' : 'mine']),
    ),
  )
  const heading = useId()
  const who = conflict.savedBy ?? 'Een collega'
  const all = (side: Side) => setChoices(Object.fromEntries(conflict.fields.map(({ path }) => [path, side])))

  function save() {
    setSaving(true)
    onChoice(conflict.fields.filter(({ path }) => choices[path] === 'stored'))
  }
  return (
    <OfficeDialog
      className="admin-conflict"
      labelledBy={heading}
      onCancel={() => !isSaving && onChoice(null)}
    >
      <h2 id={heading}>{who} heeft dit ook gewijzigd</h2>
      <p>
        Opgeslagen op <time dateTime={conflict.savedAt}>{formatMoment(new Date(conflict.savedAt))}</time>,
        terwijl jij hier bezig was. Kies per veld welke tekst blijft.
      </p>
      <div className="admin-actions">
        <button type="button" className="admin-button" disabled={isSaving} onClick={() => all('stored')}>
          Alles van de ander
        </button>
        <button type="button" className="admin-button" disabled={isSaving} onClick={() => all('mine')}>
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
      <div className="admin-actions">
        <button
          type="button"
          className="admin-button admin-button-primary"
          disabled={isSaving}
          onClick={save}
        >
          {isSaving ? 'Bezig met bewaren...' : 'Bewaar deze keuze'}
        </button>
        <button type="button" className="admin-button" disabled={isSaving} onClick={() => onChoice(null)}>
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
    { side: 'stored', title: `Van ${who === 'Een collega' ? 'een collega' : who}`, text: field.storedText },
    { side: 'mine', title: 'Van jou', text: field.ownText },
  ] as const
  return (
    <fieldset>
      <legend>{field.label}</legend>
      {field.changed === 'stored' && <p>Dit heb jij niet aangeraakt.</p>}
      <div className="admin-conflict-sides">
        {sides.map(({ side, title, text }) => (
          <label key={side}>
            <span>
              <input type="radio" name={name} checked={chosen === side} onChange={() => onChoose(side)} />
              {title}
            </span>
            <span className="admin-conflict-text">{text || 'Leeg'}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** How long Payload keeps a lock that nobody renews. */
const LOCK_MS = 300_000

const idOf = (who: unknown) => (who && typeof who === 'object' && 'id' in who ? who.id : who)

/** Payload remakes the form when the lock changes hands; what is typed in between would be lost. */
export function useInertWhileLocked(): void {
  const { currentEditor, isLocked, lastUpdateTime } = useDocumentInfo()
  const { user } = useAuth()
  const { disabled, formRef } = useForm()
  const isTaken = idOf(currentEditor) === user?.id
  const isAsked = !disabled && Date.now() < lastUpdateTime + LOCK_MS
  const isInert = isLocked && (isTaken || isAsked)

  useEffect(() => {
    formRef.current?.toggleAttribute('inert', isInert)
  }, [formRef, isInert])
}
