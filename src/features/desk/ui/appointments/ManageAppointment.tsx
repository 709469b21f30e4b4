'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { useProgressiveForm } from '@/design-system/forms/useProgressiveForm'
import { CenteredSlip } from '@/design-system/layout/CenteredSlip'
import { ErrorBox } from '@/design-system/notices/ErrorBox'
import { StoredMailNote } from '@/design-system/notices/StoredMailNote'
import { Chevron } from '@/design-system/primitives/Chevron'
import { Stamp } from '@/design-system/primitives/Stamp'
import { telephoneLink } from '@/platform/text/contactLinks'
import {
  APPOINTMENT_KEY_FIELD,
  APPOINTMENTS_PATH,
  appointmentKind,
  type ChangeAppointment,
  type ChangeState,
  calendarPath,
  type DayChoice,
  type OwnAppointment,
} from '../../model/booking'
import { changeNotices, startedText, UNKNOWN_LINK, unknownText } from './messages'
import { SlotPicker } from './SlotPicker'

type ManageAppointmentProps = {
  appointment: OwnAppointment
  mailKey: string
  days: DayChoice[]
  agency: { phone: string; address: string }
  move: ChangeAppointment
  cancel: ChangeAppointment
}

/** What the link in the mail opens. Nothing changes before a button is pressed: mail programs follow links. */
export function ManageAppointment({ appointment, mailKey, days, agency, ...acts }: ManageAppointmentProps) {
  const moving = useChange(acts.move)
  const cancelling = useChange(acts.cancel)
  const done = doneOf(moving.state) ?? doneOf(cancelling.state)
  const { reference, stand } = appointment
  if (done) return <Done {...done} reference={reference} mailKey={mailKey} />
  return (
    <CenteredSlip title="Je afspraak" number={`Nr. ${reference}`} heading={headingOf(appointment)}>
      <Lines appointment={appointment} address={agency.address} />
      {stand === 'started' && <p className="mt-6">{startedText(agency.phone)}</p>}
      {stand === 'cancelled' && <p className="mt-6">Deze afspraak is afgezegd. Een nieuwe maak je zo.</p>}
      {stand !== 'planned' && <NewAppointment />}
      {stand === 'planned' && (
        <div className="mt-7 border-ink border-t-2">
          <MoveForm {...{ moving, days, mailKey }} phone={agency.phone} />
          <CancelForm {...{ cancelling, mailKey }} phone={agency.phone} />
          <a
            href={calendarPath(mailKey)}
            download
            className="link mt-4 inline-flex min-h-11 items-center font-semibold"
          >
            Zet in je agenda
          </a>
        </div>
      )}
    </CenteredSlip>
  )
}

type Changing = ReturnType<typeof useChange>

function useChange(act: ChangeAppointment) {
  return useProgressiveForm<ChangeState>({
    act,
    idle: { kind: 'idle' },
    failed: () => ({ kind: 'notSaved' }),
  })
}

function doneOf(state: ChangeState) {
  return state.kind === 'moved' || state.kind === 'cancelled' ? state : null
}

function headingOf({ stand, moment }: OwnAppointment): string {
  return stand === 'cancelled' ? 'Afgezegd' : moment.charAt(0).toUpperCase() + moment.slice(1)
}

function Lines({ appointment, address }: { appointment: OwnAppointment; address: string }) {
  const { kind, moment, name, subject } = appointment
  const { label, needsPhone } = appointmentKind(kind)
  const lines = [
    { label: 'Wanneer', answer: moment },
    { label, answer: needsPhone ? 'We bellen je' : address },
    { label: 'Naam', answer: name },
    { label: 'Onderwerp', answer: subject },
  ].filter(line => line.answer)
  return (
    <dl className="mt-6 border-ink border-t-2">
      {lines.map(line => (
        <div key={line.label} className="border-rule border-b py-2.5">
          <dt className="text-soft text-sm">{line.label}</dt>
          <dd className="break-words font-semibold text-pen">{line.answer}</dd>
        </div>
      ))}
    </dl>
  )
}

type MoveFormProps = { moving: Changing; days: DayChoice[]; mailKey: string; phone: string }

function MoveForm({ moving, days, mailKey, phone }: MoveFormProps) {
  const { state, sending } = moving
  return (
    <Fold title="Kies een ander moment" isOpen={state.kind !== 'idle'}>
      {days.length === 0 ? (
        <p>Er is nu geen ander moment vrij. Bel ons op {phone}, dan vinden we er samen een.</p>
      ) : (
        <form action={moving.action} onSubmit={moving.onSubmit} className="grid gap-6">
          <Refusal state={state} phone={phone} />
          <input type="hidden" name={APPOINTMENT_KEY_FIELD} value={mailKey} />
          <SlotPicker
            name="slot"
            legend="Wanneer komt het uit?"
            days={days}
            nearest={state.kind === 'taken' ? state.nearest : []}
          />
          <SubmitButton sending={sending} busy="Bezig met verzetten..." isPrimary>
            Verzet mijn afspraak
          </SubmitButton>
        </form>
      )}
    </Fold>
  )
}

function CancelForm({
  cancelling,
  mailKey,
  phone,
}: {
  cancelling: Changing
  mailKey: string
  phone: string
}) {
  const { state, sending } = cancelling
  return (
    <Fold title="Afzeggen" isOpen={state.kind !== 'idle'}>
      <form action={cancelling.action} onSubmit={cancelling.onSubmit} className="grid gap-5">
        <Refusal state={state} phone={phone} />
        <input type="hidden" name={APPOINTMENT_KEY_FIELD} value={mailKey} />
        <p>Je moment komt dan vrij voor een ander. Je krijgt er een mail over.</p>
        <SubmitButton sending={sending} busy="Bezig met afzeggen...">
          Zeg mijn afspraak af
        </SubmitButton>
      </form>
    </Fold>
  )
}

function Refusal({ state, phone }: { state: ChangeState; phone: string }) {
  if (state.kind === 'idle' || state.kind === 'moved' || state.kind === 'cancelled') return null
  return <ErrorBox notice={changeNotices(phone)[state.kind]} />
}

function Fold({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details open={isOpen} className="border-rule border-b">
      <summary className="flex min-h-14 items-center justify-between gap-3 font-bold font-head text-lg">
        {title}
        <Chevron />
      </summary>
      <div className="pt-2 pb-6">{children}</div>
    </details>
  )
}

type SubmitButtonProps = { sending: boolean; busy: string; isPrimary?: boolean; children: string }

function SubmitButton({ sending, busy, isPrimary = false, children }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      className={`button ${isPrimary ? 'button-primary ' : ''}max-sm:w-full sm:justify-self-start`}
      disabled={sending}
    >
      {sending && <span aria-hidden="true" className="spinner" />}
      {sending ? busy : children}
    </button>
  )
}

type DoneProps = { kind: 'moved' | 'cancelled'; moment: string; reference: string; mailKey: string }

function Done({ kind, moment, reference, mailKey }: DoneProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const isMoved = kind === 'moved'
  return (
    <CenteredSlip title="Je afspraak" number={`Nr. ${reference}`}>
      <div role="status" className="grid justify-items-center gap-5 py-4 text-center">
        <Stamp word={isMoved ? 'Verzet' : 'Afgezegd'} small={`nr. ${reference}`} lands />
        <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none first-letter:uppercase">
          {moment}
        </h1>
        <p>
          {isMoved
            ? 'Je krijgt een mail met het nieuwe moment.'
            : 'Dit moment staat niet meer in onze agenda.'}
        </p>
        <StoredMailNote />
        {isMoved ? (
          <a href={calendarPath(mailKey)} download className="button button-primary max-sm:w-full">
            Zet in je agenda
          </a>
        ) : (
          <NewAppointment />
        )}
      </div>
    </CenteredSlip>
  )
}

function NewAppointment() {
  return (
    <a href={APPOINTMENTS_PATH} className="button button-primary mt-7 max-sm:w-full">
      Maak een nieuwe afspraak
    </a>
  )
}

export function UnknownAppointment({ phone }: { phone: string }) {
  return (
    <CenteredSlip title="Afspraak" heading={UNKNOWN_LINK}>
      <p className="mt-4">{unknownText(phone)}</p>
      <div className="mt-7 flex flex-wrap gap-3.5">
        <a href={telephoneLink(phone)} className="button button-primary max-sm:w-full">
          Bel {phone}
        </a>
        <a href={APPOINTMENTS_PATH} className="button max-sm:w-full">
          Maak een afspraak
        </a>
      </div>
    </CenteredSlip>
  )
}
