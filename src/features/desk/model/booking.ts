import { EMPTY_FIELD } from '@/platform/forms/formFields'
import type { ProofRequired } from '@/platform/forms/proofOfWork'
import { lazy } from '@/platform/text/lazy'
import { formatClock, ZONE } from '@/platform/time/zone'

/** `setting` is the name of the setting that offers it. */
export const APPOINTMENT_KINDS = [
  { value: 'phone', label: 'Aan de telefoon', setting: 'byPhone', needsPhone: true },
  { value: 'office', label: 'Bij ons op kantoor', setting: 'atOffice', needsPhone: false },
] as const

export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number]['value']

export function appointmentKind(value: AppointmentKind) {
  const kind = APPOINTMENT_KINDS.find(each => each.value === value)
  if (!kind) throw new Error(`unknown kind of appointment ${value}`)
  return kind
}

/** As a screen shows them: `start` is an ISO string, `label` is `vrijdag 27 november`, `time` is `10:30`. */
export type SlotChoice = { start: string; time: string; isFree: boolean }
export type DayChoice = { day: string; label: string; slots: SlotChoice[] }
export type SlotOffer = { days: DayChoice[]; kinds: AppointmentKind[]; minutes: number }

/** `vrijdag 27 november 2026, 10:30 uur` */
export type FreeMoment = { start: string; label: string }

const wholeDay = lazy(
  () =>
    new Intl.DateTimeFormat('nl-NL', {
      ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
      timeZone: ZONE,
    } as const),
)

export const momentLabel = (moment: Date) => `${wholeDay().format(moment)}, ${formatClock(moment)} uur`

export const BOOKING_ERRORS = {
  slot: 'Kies een moment.',
  kind: 'Kies of we bellen of dat je langskomt.',
} as const

export const BOOKING_FIELDS = ['slot', 'kind', 'name', 'email', 'phone', 'subject'] as const
export type BookingField = (typeof BOOKING_FIELDS)[number]

/** `held`: it came in, and a person looks at it before a moment is set. */
export type BookingResult =
  | { kind: 'booked' | 'bookedWithoutMail'; reference: string; moment: string; key: string }
  | { kind: 'held'; reference: string }
  | { kind: 'taken'; nearest: FreeMoment[] }
  | { kind: 'invalid'; errors: Record<string, string> }
  | { kind: 'notSaved' | 'keyReused' | 'tooMany' }
  | ProofRequired

export type BookingState = { kind: 'idle' } | (BookingResult & { values: Record<string, string> })
export type BookAppointment = (before: BookingState, form: FormData) => Promise<BookingState>

export const IDLE_BOOKING: BookingState = { kind: 'idle' }

/** What a visitor sees of an appointment behind the link in the mail. */
export type OwnAppointment = {
  reference: string
  kind: AppointmentKind
  start: string
  moment: string
  name: string
  subject: string
  stand: 'planned' | 'started' | 'cancelled'
}

export type ChangeResult =
  | { kind: 'moved' | 'cancelled'; moment: string }
  | { kind: 'taken'; nearest: FreeMoment[] }
  | { kind: 'started' | 'alreadyCancelled' | 'unknown' | 'notChosen' | 'tooMany' | 'notSaved' }

export type ChangeState = { kind: 'idle' } | ChangeResult
export type ChangeAppointment = (before: ChangeState, form: FormData) => Promise<ChangeState>

export const APPOINTMENTS_PATH = '/afspraak'
export const FREE_MOMENTS_PATH = '/afspraken.json'
export const APPOINTMENT_KEY_FIELD = 'sleutel'
/** In the query: the moment that is chosen already. */
export const CHOSEN_PARAM = 'moment'

export const appointmentPath = (key: string) => `${APPOINTMENTS_PATH}/${key}`
export const calendarPath = (key: string) => `${appointmentPath(key)}/afspraak.ics`

/** What a form lacks, before anything is sent. */
export function missingBookingFields(
  typed: Record<BookingField, string>,
): Partial<Record<BookingField, string>> {
  const isEmpty = (field: BookingField) => typed[field].trim() === ''
  const needsPhone = APPOINTMENT_KINDS.some(each => each.value === typed.kind && each.needsPhone)
  return {
    ...(isEmpty('slot') && { slot: BOOKING_ERRORS.slot }),
    ...(isEmpty('kind') && { kind: BOOKING_ERRORS.kind }),
    ...(isEmpty('name') && { name: EMPTY_FIELD.name }),
    ...(isEmpty('email') && { email: EMPTY_FIELD.email }),
    ...(isEmpty('phone') && needsPhone && { phone: EMPTY_FIELD.phone }),
  }
}
