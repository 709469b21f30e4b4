'use client'

import { type FormEvent, useRef, useState } from 'react'
import {
  APPOINTMENT_FIELDS,
  type Appointment,
  type AppointmentField,
  confirmationOf,
  missingFields,
} from '@/domain/chat/appointment'
import { HONEYPOT } from '@/domain/leads/honeypot'
import { IDLE, type LeadResult } from '@/domain/leads/result'
import type { SubmitLead } from '../leads/useLeadForm'
import { randomKey } from '../primitives/randomKey'
import { dismissAll, toast } from '../primitives/toasts'
import { appointmentNotices, INCOMPLETE, WITHOUT_MAIL } from './appointmentNotices'

export type AppointmentMeans = {
  submit: SubmitLead
  /** When the chat was first opened, on the clock of `performance`. */
  openedAt: number
  phone: string
  confirmation: string
  onSent: (text: string) => void
}

type Wrong = Record<string, string | undefined>

/** The page may have fields of the same name: those of the chat say whose they are. */
export const fieldName = (field: AppointmentField) => `chat-${field}`

/** The sending of an appointment. What is sent twice from one form is one appointment. */
export function useAppointment({ submit, openedAt, phone, confirmation, onSent }: AppointmentMeans) {
  const form = useRef<HTMLFormElement>(null)
  const [submissionKey] = useState(randomKey)
  const [errors, setErrors] = useState<Wrong>({})
  const [sending, setSending] = useState(false)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (sending || !form.current) return
    const typed = new FormData(form.current)
    const appointment = appointmentIn(typed)
    const missing = missingFields(appointment)
    show(missing)
    if (isAnything(missing)) return toast(INCOMPLETE)
    dismissAll()
    setSending(true)
    const filledInMs = String(Math.round(performance.now() - openedAt))
    const gate = { submissionKey, filledInMs, [HONEYPOT]: String(typed.get(HONEYPOT) ?? '') }
    const result = await answerOf(submit, leadForm({ ...appointment, ...gate }))
    setSending(false)
    tell(result, appointment)
  }

  function tell(result: LeadResult, appointment: Appointment) {
    if ('reference' in result) {
      const note = result.kind === 'sent' ? '' : ` ${WITHOUT_MAIL}`
      return onSent(confirmationOf(confirmation, appointment) + note)
    }
    const wrong = result.kind === 'invalid' ? result.errors : {}
    show(wrong)
    if (!isAnything(wrong)) toast(appointmentNotices(phone)[result.kind])
  }

  /** The focus goes to the first field that something is wrong with. */
  function show(wrong: Wrong) {
    setErrors(wrong)
    const fields = [...(form.current?.querySelectorAll('input') ?? [])]
    const names = APPOINTMENT_FIELDS.filter(field => wrong[field]).map(fieldName)
    fields.find(field => names.includes(field.name))?.focus()
  }

  return { form, errors, sending, send }
}

const isAnything = (wrong: Wrong) => Object.keys(wrong).length > 0

function appointmentIn(typed: FormData): Appointment {
  const fields = APPOINTMENT_FIELDS.map(field => [field, String(typed.get(fieldName(field)) ?? '')])
  return Object.fromEntries(fields) as Appointment
}

function leadForm(fields: Record<string, string>): FormData {
  const form = new FormData()
  const all = { kind: 'appointment', source: 'chat', ...fields }
  for (const [name, value] of Object.entries(all)) form.set(name, value)
  return form
}

async function answerOf(submit: SubmitLead, form: FormData): Promise<LeadResult> {
  try {
    const state = await submit(IDLE, form)
    return state.kind === 'idle' ? { kind: 'notSaved' } : state
  } catch (error) {
    reportError(error)
    return { kind: 'notSaved' }
  }
}
