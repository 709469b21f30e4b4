'use client'

import { useState } from 'react'
import { addFormGuard } from '@/design-system/forms/signForm'
import { randomUuid } from '@/design-system/primitives/randomKey'
import { dismissAll, toast } from '@/design-system/primitives/toasts'
import { useProgressiveForm } from '@/design-system/primitives/useInPlace'
import { IDLE, type LeadState } from '@/features/leads/model/result'
import type { SubmitLead } from '@/features/leads/ui/useLeadForm'
import { HONEYPOT } from '@/platform/forms/formFields'
import {
  APPOINTMENT_FIELDS,
  type Appointment,
  type AppointmentField,
  confirmationText,
  missingFields,
} from '../model/appointment'
import { appointmentNotices, INCOMPLETE, WITHOUT_MAIL } from './appointmentNotices'

export type AppointmentOptions = {
  submit: SubmitLead
  /** When the chat was first opened, on the clock of `performance`. */
  openedAt: number
  phone: string
  confirmation: string
  onSent: (text: string) => void
}

/** The page may have fields of the same name: those of the chat say whose they are. */
export const fieldName = (field: AppointmentField) => `chat-${field}`

/** The sending of an appointment. What is sent twice from one form is one appointment. */
export function useAppointment({ submit, openedAt, phone, confirmation, onSent }: AppointmentOptions) {
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
    if (next.kind === 'sent' || next.kind === 'savedWithoutMail') {
      const { day = '', time = '' } = next.values
      const note = next.kind === 'sent' ? '' : ` ${WITHOUT_MAIL}`
      return onSent(confirmationText(confirmation, { day, time }) + note)
    }
    const wrong = errorsOf(next)
    if (hasErrors(wrong)) focusFirst(wrong, element)
    else if (next.kind !== 'idle') toast(appointmentNotices(phone)[next.kind])
  }

  return { errors: errorsOf(state), sending, onSubmit }
}

type FieldErrors = Record<string, string | undefined>

/** Nothing is sent while a required field is empty. */
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
