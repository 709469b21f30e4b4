'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { Honeypot } from '@/design-system/forms/Honeypot'
import { ProofNote } from '@/design-system/forms/ProofNote'
import { TextField } from '@/design-system/forms/TextField'
import { ErrorBox } from '@/design-system/notices/ErrorBox'
import { errorNotice } from '@/design-system/notices/notices'
import { preloadToasts } from '@/design-system/notices/Toaster'
import { dayOf } from '@/platform/time/day'
import { formatClock } from '@/platform/time/zone'
import { type BookAppointment, type BookingState, FREE_MOMENTS_PATH, type SlotOffer } from '../model/booking'
import { confirmationText } from '../model/conversation'
import { KindChoice } from './appointments/KindChoice'
import { bookingNotices, heldText, PHONE_NOTE } from './appointments/messages'
import { SlotPicker } from './appointments/SlotPicker'
import { useBooking } from './appointments/useBooking'

type AppointmentFormProps = {
  book: BookAppointment
  phone: string
  confirmation: string
  known: { email: string; phone: string }
  onSent: (text: string) => void
  onCancel: () => void
}

/** The free moments are fetched when it opens: who waited may find them gone, and is then shown others. */
export function AppointmentForm(props: AppointmentFormProps) {
  const { offer, again } = useSlotOffer()
  const { phone, onCancel } = props
  if (offer === 'loading') return <p role="status">Even kijken wat er vrij is…</p>
  if (offer === 'failed')
    return (
      <div className="grid gap-3" role="alert">
        <p>De vrije momenten kwamen niet binnen. Probeer het opnieuw of bel ons op {phone}.</p>
        <PanelButtons onCancel={onCancel}>
          <button type="button" className="button button-small button-primary" onClick={again}>
            Opnieuw
          </button>
        </PanelButtons>
      </div>
    )
  if (offer.days.length === 0)
    return (
      <div className="grid gap-3">
        <p>Er is de komende weken geen moment vrij. Bel ons op {phone}, dan vinden we er samen een.</p>
        <PanelButtons onCancel={onCancel} />
      </div>
    )
  return <BookingPanel {...props} offer={offer} />
}

const SOURCE = 'chat'

function BookingPanel({ offer, book, phone, confirmation, known, onSent, onCancel }: PanelProps) {
  const { state, errors, values, sending, nameOf, onSubmit } = useBooking({
    ...{ prefix: 'chat-', source: SOURCE, phone, book },
    incomplete: INCOMPLETE,
    toastsDone: false,
    onAnswer: next => {
      const text = sentText(next, phone, confirmation)
      if (text) onSent(text)
    },
  })
  const field = (name: 'name' | 'email' | 'phone' | 'subject') => ({
    name: nameOf(name),
    error: errors[name],
  })
  return (
    <form
      noValidate
      onFocus={preloadToasts}
      aria-label="Afspraak maken"
      onSubmit={onSubmit}
      className="relative grid gap-5 border-ink border-t-2 pt-4 [&>[role=alert]]:mt-0"
    >
      {state.kind === 'taken' && <ErrorBox notice={bookingNotices(phone).taken} />}
      <SlotPicker
        name={nameOf('slot')}
        legend={`Kies een moment van ${offer.minutes} minuten`}
        days={offer.days}
        chosen={values.slot}
        error={errors.slot}
        nearest={state.kind === 'taken' ? state.nearest : []}
      />
      <KindChoice
        name={nameOf('kind')}
        legend="Bellen of langskomen?"
        kinds={offer.kinds}
        chosen={values.kind}
        address="Het adres staat in je mail"
        error={errors.kind}
      />
      <TextField {...field('name')} label="Naam" required autoComplete="name" />
      <TextField
        {...field('email')}
        label="E-mailadres"
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        defaultValue={known.email}
      />
      <TextField
        {...field('phone')}
        label="Telefoonnummer"
        type="tel"
        autoComplete="tel"
        note={PHONE_NOTE}
        defaultValue={known.phone}
      />
      <TextField {...field('subject')} label="Onderwerp" />
      <Honeypot />
      <PanelButtons onCancel={onCancel}>
        <button type="submit" className="button button-small button-primary" disabled={sending}>
          {sending && <span aria-hidden="true" className="spinner" />}
          {sending ? 'Bezig met vastleggen...' : 'Maak afspraak'}
        </button>
      </PanelButtons>
      <ProofNote sending={sending} phone={phone} />
    </form>
  )
}

type PanelProps = AppointmentFormProps & { offer: SlotOffer }

function PanelButtons({ onCancel, children }: { onCancel: () => void; children?: ReactNode }) {
  return (
    <div className="flex justify-between gap-2">
      <button type="button" className="button button-small" onClick={onCancel}>
        Toch niet
      </button>
      {children}
    </div>
  )
}

function sentText(state: BookingState, phone: string, confirmation: string): string | null {
  if (state.kind === 'held') return `Je aanvraag is binnen (nr. ${state.reference}). ${heldText(phone)}`
  if (state.kind !== 'booked' && state.kind !== 'bookedWithoutMail') return null
  const start = new Date(state.values.slot ?? '')
  const text = confirmationText(confirmation, { day: dayOf(start), time: formatClock(start) })
  if (state.kind === 'booked') return text
  return `${text} De mail kon niet weg. Bel ons op ${phone} als je wilt verzetten of afzeggen.`
}

export const INCOMPLETE = errorNotice('Vul alle verplichte velden in', undefined, 5000)

function useSlotOffer(): { offer: SlotOffer | 'loading' | 'failed'; again: () => void } {
  const [offer, setOffer] = useState<SlotOffer | 'loading' | 'failed'>('loading')
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try fetches once
  useEffect(() => {
    setOffer('loading')
    fetchOffer().then(setOffer, error => {
      reportError(error)
      setOffer('failed')
    })
  }, [tries])
  return { offer, again: () => setTries(count => count + 1) }
}

async function fetchOffer(): Promise<SlotOffer> {
  const answer = await fetch(FREE_MOMENTS_PATH)
  if (!answer.ok) throw new Error(`the free moments did not come: ${answer.status}`)
  return answer.json()
}
