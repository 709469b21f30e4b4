'use client'

import { useState } from 'react'
import { addFormGuard } from '@/design-system/forms/formGuard'
import { Honeypot } from '@/design-system/forms/Honeypot'
import { ProofNote } from '@/design-system/forms/ProofNote'
import { TextField } from '@/design-system/forms/TextField'
import { useProgressiveForm } from '@/design-system/forms/useProgressiveForm'
import {
  callUsNow,
  errorNotice,
  proofFailedNotice,
  tooManyAtOnce,
  wentWrongNotice,
} from '@/design-system/notices/notices'
import { preloadToasts } from '@/design-system/notices/Toaster'
import { dismissAll, type Notice, toast } from '@/design-system/notices/toasts'
import { IDLE, type LeadResultKind, type LeadState, type SubmitLead } from '@/features/leads/model/lead'
import { HONEYPOT } from '@/platform/forms/formFields'
import { randomUuid } from '@/platform/text/uuid'
import { dayOf } from '@/platform/time/day'
import {
  APPOINTMENT_FIELDS,
  type Appointment,
  type AppointmentField,
  confirmationText,
  missingFields,
} from '../model/conversation'

type AppointmentFormProps = AppointmentOptions & {
  known: { email: string; phone: string }
  onCancel: () => void
}

export function AppointmentForm({ known, onCancel, ...options }: AppointmentFormProps) {
  const { errors, sending, onSubmit } = useAppointment(options)
  return (
    <form
      noValidate
      onFocus={preloadToasts}
      aria-label="Afspraak maken"
      onSubmit={onSubmit}
      className="relative grid gap-4 border-ink border-t-2 pt-4"
    >
      <TextField label="Naam" name={fieldName('name')} required autoComplete="name" error={errors.name} />
      <TextField
        label="E-mailadres"
        name={fieldName('email')}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        defaultValue={known.email}
        error={errors.email}
      />
      <TextField
        label="Telefoonnummer"
        name={fieldName('phone')}
        type="tel"
        autoComplete="tel"
        defaultValue={known.phone}
        error={errors.phone}
      />
      <TextField
        label="Dag"
        name={fieldName('day')}
        required
        type="date"
        min={dayOf(new Date())}
        error={errors.day}
      />
      <TextField label="Tijd" name={fieldName('time')} required type="time" error={errors.time} />
      <TextField label="Onderwerp" name={fieldName('subject')} error={errors.subject} />
      <Honeypot />
      <div className="flex justify-between gap-2">
        <button type="button" className="button button-small" onClick={onCancel}>
          Toch niet
        </button>
        <button type="submit" className="button button-small button-primary" disabled={sending}>
          {sending && <span aria-hidden="true" className="spinner" />}
          {sending ? 'Bezig met verzenden...' : 'Vraag aan'}
        </button>
      </div>
      <ProofNote sending={sending} phone={options.phone} />
    </form>
  )
}

type AppointmentOptions = {
  submit: SubmitLead
  /** When the chat was first opened, on the clock of `performance`. */
  openedAt: number
  phone: string
  confirmation: string
  onSent: (text: string) => void
}

/** The page may have fields of the same name: those of the chat say whose they are. */
const fieldName = (field: AppointmentField) => `chat-${field}`

function useAppointment({ submit, openedAt, phone, confirmation, onSent }: AppointmentOptions) {
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
    if (next.kind === 'received') return onSent(receivedText(next.reference, phone))
    if (next.kind === 'sent' || next.kind === 'savedWithoutMail') {
      const { day = '', time = '' } = next.values
      const note = next.kind === 'savedWithoutMail' ? ` ${WITHOUT_MAIL}` : ''
      return onSent(confirmationText(confirmation, { day, time }) + note)
    }
    const wrong = errorsOf(next)
    if (hasErrors(wrong)) focusFirst(wrong, element)
    else if (next.kind !== 'idle') toast(appointmentNotices(phone)[next.kind])
  }

  return { errors: errorsOf(state), sending, onSubmit }
}

type FieldErrors = Record<string, string | undefined>

function checkRequired(form: FormData): LeadState | null {
  const errors = missingFields(readAppointment(form))
  if (hasErrors(errors)) {
    toast(INCOMPLETE)
    return { kind: 'invalid', errors, values: {} }
  }
  dismissAll()
  return null
}

function focusFirst(wrong: FieldErrors, element: HTMLFormElement) {
  const names = APPOINTMENT_FIELDS.filter(field => wrong[field]).map(fieldName)
  const fields = [...element.querySelectorAll('input')]
  fields.find(field => names.includes(field.name))?.focus()
}

const hasErrors = (wrong: FieldErrors) => Object.keys(wrong).length > 0
const errorsOf = (state: LeadState): FieldErrors => (state.kind === 'invalid' ? state.errors : {})

function readAppointment(typed: FormData): Appointment {
  const fields = APPOINTMENT_FIELDS.map(field => [field, String(typed.get(fieldName(field)) ?? '')])
  return Object.fromEntries(fields) as Appointment
}

function toLeadForm(typed: FormData): FormData {
  const form = new FormData()
  const honeypot = { [HONEYPOT]: String(typed.get(HONEYPOT) ?? '') }
  const all = { kind: 'appointment', source: 'chat', ...readAppointment(typed), ...honeypot }
  for (const [name, value] of Object.entries(all)) form.set(name, value)
  return form
}

export const INCOMPLETE = errorNotice('Vul alle verplichte velden in', undefined, 5000)

/** No mail goes yet, and nothing else is promised. */
const receivedText = (reference: string, phone: string) =>
  `Je aanvraag is binnen. Noem nummer ${reference} als je ons belt: ${phone}.`

const WITHOUT_MAIL = 'De mail met de bevestiging kon niet weg, maar je aanvraag staat bij ons genoteerd.'

function appointmentNotices(
  phone: string,
): Record<Exclude<LeadResultKind, 'sent' | 'savedWithoutMail' | 'received'>, Notice> {
  return {
    notSaved: wentWrongNotice(callUsNow(phone)),
    invalid: wentWrongNotice(`Kijk je gegevens na, of bel ons direct op ${phone}`),
    keyReused: wentWrongNotice(
      `We hebben deze aanvraag al met andere gegevens. Wil je iets wijzigen? Bel ons op ${phone}.`,
      8000,
    ),
    prove: proofFailedNotice(phone),
    tooMany: wentWrongNotice(tooManyAtOnce('aanvragen', phone), 8000),
  }
}
