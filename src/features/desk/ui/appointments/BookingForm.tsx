'use client'

import { useEffect, useRef, useState } from 'react'
import { Honeypot } from '@/design-system/forms/Honeypot'
import { Problems } from '@/design-system/forms/Problems'
import { ProofNote } from '@/design-system/forms/ProofNote'
import { TextField } from '@/design-system/forms/TextField'
import { ErrorBox } from '@/design-system/notices/ErrorBox'
import { StoredMailNote } from '@/design-system/notices/StoredMailNote'
import { preloadToasts } from '@/design-system/notices/Toaster'
import { Stamp } from '@/design-system/primitives/Stamp'
import {
  appointmentPath,
  type BookAppointment,
  type BookingState,
  calendarPath,
  type DayChoice,
  type SlotOffer,
} from '../../model/booking'
import { KindChoice } from './KindChoice'
import { bookingNotices, GONE, heldText, MAIL_NOT_SENT, MAIL_SENT, PHONE_NOTE } from './messages'
import { SlotPicker } from './SlotPicker'
import { useBooking } from './useBooking'

type BookingFormProps = {
  offer: SlotOffer
  chosen: string
  words: { moments: string; way: string; you: string; send: string }
  agency: { phone: string; address: string }
  book: BookAppointment
}

const SOURCE = 'afspraak'

/** Without scripts the browser posts it, and the page comes back with the answer. */
export function BookingForm({ offer, chosen, words, agency, book }: BookingFormProps) {
  const { phone, address } = agency
  const form = useBooking({ source: SOURCE, phone, book })
  const { state, sending, errors, values } = form
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  if (state.kind === 'booked' || state.kind === 'bookedWithoutMail') return <Booked booked={state} />
  if (state.kind === 'held') return <Held reference={state.reference} phone={phone} />
  const days = state.kind === 'taken' ? withoutSlot(offer.days, values.slot) : offer.days
  const isGone = state.kind === 'idle' && chosen !== '' && !isFree(days, chosen)
  return (
    <form
      id="afspraak"
      action={form.action}
      onSubmit={form.onSubmit}
      onFocus={preloadToasts}
      noValidate={isHydrated}
      className="relative grid gap-8 [&>[role=alert]]:mt-0"
    >
      <Problems problems={Object.entries(errors).map(([id, message]) => ({ id, message }))} />
      {isRejected(state) && <ErrorBox notice={bookingNotices(phone)[state.kind]} />}
      <input type="hidden" name="source" value={SOURCE} />
      <SlotPicker
        name="slot"
        legend={words.moments}
        days={days}
        chosen={values.slot ?? chosen}
        error={errors.slot ?? (isGone ? GONE : undefined)}
        nearest={state.kind === 'taken' ? state.nearest : []}
      />
      <KindChoice
        name="kind"
        legend={words.way}
        kinds={offer.kinds}
        chosen={values.kind}
        address={address}
        error={errors.kind}
      />
      <PersonFields legend={words.you} errors={errors} values={values} />
      <Honeypot />
      <button
        type="submit"
        className="button button-primary w-full sm:max-lg:w-auto sm:max-lg:min-w-60 sm:max-lg:justify-self-start"
        disabled={sending}
      >
        {sending && <span aria-hidden="true" className="spinner" />}
        {sending ? 'Bezig met vastleggen...' : words.send}
      </button>
      <ProofNote sending={sending} phone={phone} />
    </form>
  )
}

type Rejected = Exclude<BookingState, { kind: 'idle' | 'invalid' } | { reference: string }>

const isRejected = (state: BookingState): state is Rejected =>
  !('reference' in state) && state.kind !== 'idle' && state.kind !== 'invalid'

const isFree = (days: DayChoice[], start: string) =>
  days.some(({ slots }) => slots.some(slot => slot.start === start && slot.isFree))

const withoutSlot = (days: DayChoice[], start = '') =>
  days.map(day => ({
    ...day,
    slots: day.slots.map(slot => (slot.start === start ? { ...slot, isFree: false } : slot)),
  }))

type PersonFieldsProps = {
  legend: string
  errors: Record<string, string>
  values: Record<string, string | undefined>
}

function PersonFields({ legend, errors, values }: PersonFieldsProps) {
  const shared = (name: string) => ({ name, error: errors[name], defaultValue: values[name] })
  return (
    <fieldset className="form-grid grid gap-5">
      <legend className="slip-title mb-4 text-xl">{legend}</legend>
      <TextField {...shared('name')} label="Naam" required autoComplete="name" />
      <TextField
        {...shared('email')}
        label="E-mailadres"
        required
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <TextField
        {...shared('phone')}
        label="Telefoonnummer"
        type="tel"
        autoComplete="tel"
        note={PHONE_NOTE}
      />
      <TextField {...shared('subject')} label="Onderwerp" />
    </fieldset>
  )
}

type BookedState = Extract<BookingState, { key: string }>

function Booked({ booked: { kind, reference, moment, key } }: { booked: BookedState }) {
  const heading = useFocusedHeading()
  return (
    <div id="afspraak" role="status" className="grid justify-items-center gap-5 py-6 text-center">
      <Stamp word="Gepland" small={`${moment}, nr. ${reference}`} lands />
      <h2 ref={heading} tabIndex={-1} className="text-3xl outline-none first-letter:uppercase">
        {moment}
      </h2>
      <p>{kind === 'booked' ? MAIL_SENT : MAIL_NOT_SENT}</p>
      <StoredMailNote />
      <div className="flex flex-wrap justify-center gap-3.5 max-sm:w-full">
        <a href={calendarPath(key)} download className="button button-primary max-sm:w-full">
          Zet in je agenda
        </a>
        <a href={appointmentPath(key)} className="button max-sm:w-full">
          Verzetten of afzeggen
        </a>
      </div>
    </div>
  )
}

function Held({ reference, phone }: { reference: string; phone: string }) {
  const heading = useFocusedHeading()
  return (
    <div id="afspraak" role="status" className="grid gap-4 py-6">
      <h2 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        Je aanvraag is binnen
      </h2>
      <p className="number">Nr. {reference}</p>
      <p>{heldText(phone)}</p>
    </div>
  )
}

function useFocusedHeading() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [])
  return heading
}
