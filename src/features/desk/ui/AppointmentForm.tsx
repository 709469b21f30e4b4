'use client'

import { Honeypot } from '@/design-system/forms/Honeypot'
import { TextField } from '@/design-system/primitives/TextField'
import { preloadToasts } from '@/design-system/primitives/Toaster'
import { dayOf } from '@/platform/time/day'
import { type AppointmentOptions, fieldName, useAppointment } from './useAppointment'

type AppointmentFormProps = AppointmentOptions & {
  /** What the conversation already told. */
  known: { email: string; phone: string }
  onPutAway: () => void
}

/** When a visitor would like to talk, as a slip in the conversation. */
export function AppointmentForm({ known, onPutAway, ...means }: AppointmentFormProps) {
  const { errors, sending, onSubmit } = useAppointment(means)
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
        <button type="button" className="key key-small" onClick={onPutAway}>
          Toch niet
        </button>
        <button type="submit" className="key key-small key-red" disabled={sending}>
          {sending && <span aria-hidden="true" className="spinner" />}
          {sending ? 'Bezig met verzenden...' : 'Vraag aan'}
        </button>
      </div>
    </form>
  )
}
