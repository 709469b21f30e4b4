'use client'

import { type FormEvent, useId, useState } from 'react'
import { moneyStanding } from '@/features/billing/model/bookings'
import { formatAmount } from '@/platform/money/euro'
import type { ConsoleInvoice } from '../model/console'
import { moneyBackChoices } from '../model/moneyBack'
import { MAX_REASON_LENGTH } from '../model/orderStatus'
import type { MoneyBackResult } from '../server/decideMoneyBack'
import { HOSTING_API } from './consoleAddress'
import { DECIDED } from './messages'
import { useConsole } from './useHosting'

type MoneyBackFormProps = { invoice: ConsoleInvoice; onDone: () => void }

/** Asks what happens to an order of which money went back. */
export function MoneyBackForm({ invoice, onDone }: MoneyBackFormProps) {
  const { act } = useConsole()
  const choices = moneyBackChoices(invoice.order?.status ?? null)
  const [choice, setChoice] = useState<string>(choices[0]?.value ?? '')
  const [why, setWhy] = useState('')
  const [isBusy, setBusy] = useState(false)
  const id = useId()

  async function decide(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const content = { id: invoice.id, choice, why }
    await act<MoneyBackResult>({ address: `${HOSTING_API}/decide-money-back`, content, words: DECIDED })
    setBusy(false)
    onDone()
  }

  return (
    <form className="console-form hosting-decide" aria-labelledby={`${id}title`} onSubmit={decide}>
      <h3 id={`${id}title`}>Er ging geld terug</h3>
      <p>
        Op de factuur staat weer {formatAmount(moneyStanding(invoice).due)} open.
        {invoice.order ? ' Wat gebeurt er met de bestelling?' : ' Wat doen we ermee?'}
      </p>
      <fieldset className="hosting-choice">
        <legend className="console-unseen">Besluit</legend>
        {choices.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name={`${id}choice`}
              value={value}
              checked={choice === value}
              onChange={() => setChoice(value)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <p>
        <label htmlFor={`${id}why`}>Waarom</label>
        <input
          id={`${id}why`}
          required
          maxLength={MAX_REASON_LENGTH}
          placeholder="Voor het logboek; de klant leest dit niet"
          value={why}
          onChange={event => setWhy(event.target.value)}
        />
      </p>
      <button type="submit" className="admin-button" aria-disabled={isBusy}>
        {isBusy ? 'Bezig met bewaren...' : 'Besluit bewaren'}
      </button>
    </form>
  )
}
