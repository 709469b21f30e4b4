'use client'

import { type FormEvent, useId, useState } from 'react'
import type { ConsoleInvoice } from '@/domain/hosting/console'
import { dayOf } from '@/domain/time/day'
import type { TransferResult } from '@/server/invoicing/markPaidByTransfer'
import { HOSTING_API } from './address'
import { useDesk } from './useDesk'
import { TRANSFER } from './words'

type TransferFormProps = { invoice: ConsoleInvoice; onDone: () => void }

/** Notes that the money came by bank transfer, which may have an order run; or for a credit that it went back. */
export function TransferForm({ invoice: { id, series, opensOrder }, onDone }: TransferFormProps) {
  const { now, act } = useDesk()
  const [paidOn, setPaidOn] = useState(() => dayOf(now))
  const [reference, setReference] = useState('')
  const [isBusy, setBusy] = useState(false)
  const field = useId()

  async function book(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const content = { id, paidOn, reference }
    await act<TransferResult>({ address: `${HOSTING_API}/mark-paid`, content, words: TRANSFER })
    setBusy(false)
    onDone()
  }

  return (
    <details className="hosting-more">
      <summary className="office-key">
        {series === 'CR' ? 'Als terugbetaald boeken' : 'Als betaald boeken'}
      </summary>
      <form className="lead-form" onSubmit={book}>
        {opensOrder && <p>De bestelling gaat dan lopen, en de klant krijgt de factuur per mail.</p>}
        <p>
          <label htmlFor={`${field}day`}>Overgemaakt op</label>
          <input
            id={`${field}day`}
            type="date"
            required
            max={dayOf(now)}
            value={paidOn}
            onChange={event => setPaidOn(event.target.value)}
          />
        </p>
        <p>
          <label htmlFor={`${field}reference`}>Kenmerk van de bank</label>
          <input
            id={`${field}reference`}
            maxLength={140}
            value={reference}
            onChange={event => setReference(event.target.value)}
          />
        </p>
        <button type="submit" className="office-key" aria-disabled={isBusy}>
          {isBusy ? 'Bezig met boeken...' : 'Boeken'}
        </button>
      </form>
    </details>
  )
}
