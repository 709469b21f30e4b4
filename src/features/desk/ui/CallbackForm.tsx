'use client'

import { useState } from 'react'
import { addFormGuard } from '@/design-system/forms/formGuard'
import { Honeypot } from '@/design-system/forms/Honeypot'
import { ProofNote } from '@/design-system/forms/ProofNote'
import { Field, TextField } from '@/design-system/forms/TextField'
import { useProgressiveForm } from '@/design-system/forms/useProgressiveForm'
import { callUsNow, proofFailedNotice, tooManyAtOnce, wentWrongNotice } from '@/design-system/notices/notices'
import { preloadToasts } from '@/design-system/notices/Toaster'
import { toast } from '@/design-system/notices/toasts'
import type { OpeningDays } from '@/features/company/model/openingDays'
import { callbackChoices } from '@/features/leads/model/callback'
import { CALL_ME, IDLE, type LeadState, type SubmitLead } from '@/features/leads/model/lead'
import { EMPTY_FIELD, HONEYPOT } from '@/platform/forms/formFields'
import { randomUuid } from '@/platform/text/uuid'

type CallbackFormProps = {
  submit: SubmitLead
  /** When the chat was first opened, on the clock of `performance`. */
  openedAt: number
  phone: string
  hours: OpeningDays
  known: { name: string; phone: string }
  onSent: (text: string) => void
  onCancel: () => void
}

export function CallbackForm({ known, hours, onCancel, ...options }: CallbackFormProps) {
  const [choices] = useState(() => callbackChoices(new Date(), hours))
  const { errors, sending, onSubmit } = useCallback(options)
  const whenId = fieldName('when')
  return (
    <form
      noValidate
      onFocus={preloadToasts}
      aria-label={CALL_ME}
      onSubmit={onSubmit}
      className="relative grid gap-4 border-ink border-t-2 pt-4"
    >
      <TextField
        label="Naam"
        name={fieldName('name')}
        required
        autoComplete="name"
        defaultValue={known.name}
        error={errors.name}
      />
      <TextField
        label="Telefoonnummer"
        name={fieldName('phone')}
        required
        type="tel"
        autoComplete="tel"
        defaultValue={known.phone}
        error={errors.phone}
      />
      <Field name={whenId} label="Wanneer bellen we?" error={errors.when}>
        <select id={whenId} name={whenId} className="input">
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      <Honeypot />
      <div className="flex justify-between gap-2">
        <button type="button" className="button button-small" onClick={onCancel}>
          Toch niet
        </button>
        <button type="submit" className="button button-small button-primary" disabled={sending}>
          {sending && <span aria-hidden="true" className="spinner" />}
          {sending ? 'Bezig met verzenden...' : CALL_ME}
        </button>
      </div>
      <ProofNote sending={sending} phone={options.phone} />
    </form>
  )
}

const FIELDS = ['name', 'phone', 'when'] as const
type CallbackField = (typeof FIELDS)[number]

/** The page may have fields of the same name: those of the chat say whose they are. */
const fieldName = (field: CallbackField) => `chat-callback-${field}`

type Errors = Partial<Record<string, string>>

function useCallback({
  submit,
  openedAt,
  phone,
  onSent,
}: Omit<CallbackFormProps, 'known' | 'hours' | 'onCancel'>) {
  const [key] = useState(randomUuid)
  const { state, sending, onSubmit } = useProgressiveForm<LeadState>({
    act: submit,
    idle: IDLE,
    failed: () => ({ kind: 'notSaved', values: {} }),
    check: checkRequired,
    sign: form => addFormGuard(toLeadForm(form), key, openedAt),
    onAnswer: tell,
  })

  function tell(next: LeadState, element: HTMLFormElement) {
    if ('reference' in next) return onSent(sentText(next, element))
    const [wrong] = FIELDS.filter(field => errorsOf(next)[field])
    if (wrong) element.querySelector<HTMLElement>(`[name=${fieldName(wrong)}]`)?.focus()
    else if (next.kind !== 'idle') toast(noticeOf(next.kind, phone))
  }

  /** What is doubtful a person reads first: nothing is promised. */
  function sentText({ kind, reference }: { kind: string; reference: string }, element: HTMLFormElement) {
    if (kind === 'received') return `Ontvangen onder nummer ${reference}. Noem het als je ons belt: ${phone}.`
    return `Staat genoteerd onder nummer ${reference}. We bellen je: ${chosenLabel(element)}.`
  }

  return { errors: errorsOf(state), sending, onSubmit }
}

const errorsOf = (state: LeadState): Errors => (state.kind === 'invalid' ? state.errors : {})

function chosenLabel(element: HTMLFormElement): string {
  const [chosen] = element.querySelector('select')?.selectedOptions ?? []
  const label = chosen?.label ?? ''
  return label.charAt(0).toLowerCase() + label.slice(1)
}

function checkRequired(form: FormData): LeadState | null {
  const empty = (['name', 'phone'] as const).filter(field => !typedIn(form, field).trim())
  if (empty.length === 0) return null
  return {
    kind: 'invalid',
    errors: Object.fromEntries(empty.map(field => [field, EMPTY_FIELD[field]])),
    values: {},
  }
}

const typedIn = (form: FormData, field: CallbackField) => String(form.get(fieldName(field)) ?? '')

function toLeadForm(typed: FormData): FormData {
  const form = new FormData()
  const answers = Object.fromEntries(FIELDS.map(field => [field, typedIn(typed, field)]))
  const honeypot = { [HONEYPOT]: String(typed.get(HONEYPOT) ?? '') }
  const all = { kind: 'callback', source: 'chat', ...answers, ...honeypot }
  for (const [name, value] of Object.entries(all)) form.set(name, value)
  return form
}

function noticeOf(
  kind: Exclude<LeadState['kind'], 'idle' | 'sent' | 'savedWithoutMail' | 'received'>,
  phone: string,
) {
  if (kind === 'prove') return proofFailedNotice(phone)
  if (kind === 'tooMany') return wentWrongNotice(tooManyAtOnce('verzoeken', phone), 8000)
  if (kind === 'keyReused')
    return wentWrongNotice(`We hebben je nummer al. Wil je iets wijzigen? Bel ons op ${phone}.`, 8000)
  return wentWrongNotice(callUsNow(phone))
}
