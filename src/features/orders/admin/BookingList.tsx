'use client'

import { type FormEvent, useId, useState } from 'react'
import { bookingSource, canReverse, moneyStanding, tellsReversal } from '@/features/billing/model/bookings'
import { invoiceStatus } from '@/features/billing/model/invoiceStatus'
import type { Booking, ReversalResult } from '@/features/billing/server/public'
import { Unread } from '@/platform/console/ListStates'
import { formatAmount } from '@/platform/money/euro'
import { formatPlainDay } from '@/platform/time/day'
import type { ConsoleInvoice } from '../model/console'
import { HOSTING_API } from './consoleAddress'
import { Amount } from './LineTable'
import { REVERSED } from './messages'
import { useConsole } from './useHosting'

type BookingListProps = { invoice: ConsoleInvoice; bookings: Booking[] | null; onDone: () => void }

/** What came in and went back, and what is open after it. */
export function BookingList({ invoice, bookings, onDone }: BookingListProps) {
  return (
    <section>
      <h3>Boekingen</h3>
      {bookings === null && <Unread onRetry={onDone} />}
      {bookings?.length === 0 && <p>Nog niets geboekt.</p>}
      {bookings && bookings.length > 0 && <BookingTable invoice={invoice} bookings={bookings} />}
      <div className="hosting-actions">
        {bookings?.filter(canReverse).map(booking => (
          <ReverseForm key={booking.id} {...{ invoice, booking, onDone }} />
        ))}
      </div>
    </section>
  )
}

function BookingTable({ invoice, bookings }: { invoice: ConsoleInvoice; bookings: Booking[] }) {
  const { due, excess } = moneyStanding(invoice)
  return (
    <table className="hosting-lines">
      <caption className="console-unseen">Wat er geboekt is</caption>
      <thead>
        <tr>
          <th scope="col">Boeking</th>
          <th scope="col">Dag</th>
          <th scope="col">Bedrag</th>
        </tr>
      </thead>
      <tbody>
        {bookings.map(booking => (
          <tr key={booking.id}>
            <th scope="row">
              {bookingSource(booking.source).label}
              <span className="console-company">{aboutText(booking)}</span>
            </th>
            <td>{formatPlainDay(booking.day)}</td>
            <td>
              <Amount cents={booking.amount} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {excess > 0 ? 'Vooruitbetaald' : 'Nog open'}
          </th>
          <td>
            <Amount cents={excess > 0 ? excess : due} />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

function aboutText({ reference, reason, bookedBy, isReversed, decision }: Booking): string {
  const parts = [
    reference,
    reason,
    bookedBy,
    isReversed && 'teruggedraaid',
    decision && `Besluit: ${decision}`,
  ]
  return parts.filter(Boolean).join(', ')
}

type ReverseFormProps = { invoice: ConsoleInvoice; booking: Booking; onDone: () => void }

function ReverseForm({ invoice, booking, onDone }: ReverseFormProps) {
  const { act, reload } = useConsole()
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)
  const id = useId()
  const { setOffOn } = booking
  const { isDraft } = invoiceStatus(invoice.status)
  const isTold = setOffOn || (!isDraft && tellsReversal(invoice, booking.amount))
  const amount = setOffOn ? Math.abs(booking.amount) : booking.amount
  const what = `${setOffOn ? 'Verrekening' : 'Overboeking'} van ${formatAmount(amount)} van ${formatPlainDay(booking.day)}`

  async function reverse(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const content = { id: booking.id, reason }
    await act<ReversalResult>({ address: `${HOSTING_API}/reverse-booking`, content, words: REVERSED })
    setBusy(false)
    onDone()
    // The other invoice stands in the list too.
    if (setOffOn) reload()
  }

  return (
    <details className="hosting-more">
      <summary className="admin-button">{what} terugdraaien</summary>
      <form className="console-form" onSubmit={reverse}>
        {isTold && <p>{setOffOn && `Ook op ${setOffOn}. `}De klant krijgt er een mail over.</p>}
        <p>
          <label htmlFor={`${id}reason`}>Waarom</label>
          <input
            id={`${id}reason`}
            required
            maxLength={500}
            value={reason}
            onChange={event => setReason(event.target.value)}
          />
        </p>
        <button type="submit" className="admin-button" aria-disabled={isBusy}>
          {isBusy ? 'Bezig met terugdraaien...' : 'Terugdraaien'}
        </button>
      </form>
    </details>
  )
}
