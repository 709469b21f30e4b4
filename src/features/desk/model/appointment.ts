import { EMPTY_FIELD } from '@/platform/forms/formFields'
import { formatDay } from '@/platform/time/zone'

const REQUIRED = ['name', 'email', 'day', 'time'] as const

export const APPOINTMENT_FIELDS = [...REQUIRED, 'phone', 'subject'] as const

export type AppointmentField = (typeof APPOINTMENT_FIELDS)[number]
export type Appointment = Record<AppointmentField, string>

export function missingFields(appointment: Appointment): Partial<Appointment> {
  const empty = REQUIRED.filter(field => appointment[field].trim() === '')
  return Object.fromEntries(empty.map(field => [field, EMPTY_FIELD[field]]))
}

/** Staff's sentence with the day and the time that were asked for: `1 december 2026`, `10:30`. */
export function confirmationText(sentence: string, { day, time }: Pick<Appointment, 'day' | 'time'>): string {
  return sentence.replaceAll('{day}', formatDay(new Date(`${day}T12:00:00Z`))).replaceAll('{time}', time)
}
