'use client'

import { type FormEvent, useId, useState } from 'react'
import type { TransferResult } from '@/features/billing/server/markPaidByTransfer'
import type { StatusMessage } from '@/platform/console/word'
import { dayOf } from '@/platform/time/day'
import { HOSTING_API } from './address'
import { useConsole } from './useDesk'

type TransferFormProps = {
  title: string
  /** What follows from it, where that is more than that it is paid. */
  think?: string
  act: 'mark-paid' | 'mark-order-paid'
  id: string
  words: Record<TransferResult['kind'], StatusMessage>
  onDone: () => void
}

/** Notes on which day money was transferred over the bank, and how the bank calls it. */
export function TransferForm({ title, think, act: path, id, words, onDone }: TransferFormProps) {
  const { now, act } = useConsole()
  const [paidOn, setPaidOn] = useState(() => dayOf(now))
  const [reference, setReference] = useState('')
  const [isBusy, setBusy] = useState(false)
  const field = useId()

  async function book(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const content = { id, paidOn, reference }
    await act<TransferResult>({ address: `${HOSTING_API}/${path}`, content, words })
    setBusy(false)
    onDone()
  }

  return (
    <details className="hosting-more">
      <summary className="office-key">{title}</summary>
      <form className="lead-form" onSubmit={book}>
        {think && <p>{think}</p>}
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
