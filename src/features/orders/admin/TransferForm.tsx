'use client'

import { type FormEvent, useId, useState } from 'react'
import { moneyStanding } from '@/features/billing/model/bookings'
import { invoiceSeries } from '@/features/billing/model/invoiceStatus'
import type { StatusMessage } from '@/platform/console/ActionButton'
import { formatAmount, parseEuro, typedEuro } from '@/platform/money/euro'
import { randomUuid } from '@/platform/text/uuid'
import { dayOf } from '@/platform/time/day'
import type { ConsoleInvoice } from '../model/console'
import { startsWhenPaid } from '../model/orderStatus'
import type { OrderDetails } from '../server/console/details'
import { HOSTING_API } from './consoleAddress'
import { ADVANCE_SENT_BACK, ORDER_TRANSFER, TRANSFER } from './messages'
import { useConsole } from './useHosting'

export const HOW_TO_SEND_BACK =
  'Kwam het via de betaaldienst, betaal het dan bij de betaling terug. Kwam het per bank, stort het dan terug en boek dat hier.'
export const SENT_BACK_TITLE = 'Teruggestort geld boeken'
const PAID = 'Als betaald boeken'
const STARTS = 'De bestelling gaat dan lopen, en de klant krijgt de factuur per mail.'

type InvoiceTransferProps = { invoice: ConsoleInvoice; onDone: () => void }

/** Money for an invoice, which may have an order run; or for a credit that went back. */
export function InvoiceTransfer({ invoice, onDone }: InvoiceTransferProps) {
  const { id, series, awaitsPayment } = invoice
  const { due } = moneyStanding(invoice)
  const title = invoiceSeries(series).isCredit
    ? 'Als terugbetaald boeken'
    : due > 0
      ? PAID
      : 'Nog geld boeken'
  const think = awaitsPayment
    ? `${STARTS} Met minder dan ${formatAmount(due)} wacht ze op de rest.`
    : undefined
  return <TransferForm {...{ title, think, id, due, onDone }} act="mark-paid" words={TRANSFER} />
}

type OrderTransferProps = { detail: OrderDetails; onDone: () => void }

/** Money for an order that nobody paid and that has no draft any more: it was given up, or never got one. */
export function OrderTransfer({ detail: { row, buyer, invoices, advance }, onDone }: OrderTransferProps) {
  const hasDraft = invoices === null || invoices.some(invoice => invoice.awaitsPayment)
  if (hasDraft || !startsWhenPaid({ ...row, buyer })) return null
  const came = advance ? `Er kwam al ${formatAmount(advance)}. ` : ''
  const think = `${came}Kwam het geld, ${formatAmount(row.incl - (advance ?? 0))}, alsnog per bank? ${STARTS}`
  return (
    <div className="hosting-actions">
      <TransferForm
        {...{ title: PAID, think, id: row.id, onDone }}
        act="mark-order-paid"
        words={ORDER_TRANSFER}
      />
    </div>
  )
}

/** Money that came for an order which was given up, and went back over the bank. */
export function AdvanceSentBack({ detail: { row, advance }, onDone }: OrderTransferProps) {
  if (!advance || advance < 0) return null
  return (
    <div className="hosting-actions">
      <TransferForm
        {...{ id: row.id, due: advance, onDone, act: 'mark-advance-sent-back', words: ADVANCE_SENT_BACK }}
        title={SENT_BACK_TITLE}
        think={`${HOW_TO_SEND_BACK} De klant krijgt er een mail over.`}
      />
    </div>
  )
}

type TransferFormProps<Kind extends string> = {
  title: string
  think?: string
  /** What is open, where a part may be booked. */
  due?: number
  act: 'mark-paid' | 'mark-order-paid' | 'mark-sent-back' | 'mark-advance-sent-back'
  id: string
  words: Record<Kind, StatusMessage>
  onDone: () => void
}

/** Money that moved over the bank, on a day and under a reference. */
export function TransferForm<Kind extends string>(props: TransferFormProps<Kind>) {
  const { title, think, due, act: path, id, words, onDone } = props
  const { now, act } = useConsole()
  const [submissionKey, setKey] = useState(randomUuid)
  const [amount, setAmount] = useState(() => (due ? typedEuro(due) : ''))
  const [paidOn, setPaidOn] = useState(() => dayOf(now))
  const [reference, setReference] = useState('')
  const [isBusy, setBusy] = useState(false)
  const field = useId()

  async function book(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const part = due === undefined ? {} : { amount: parseEuro(amount) ?? 0 }
    const content = { id, paidOn, reference, submissionKey, ...part }
    const answer = await act<{ kind: Kind }>({ address: `${HOSTING_API}/${path}`, content, words })
    if (answer && answer.kind !== 'invalid') setKey(randomUuid())
    setBusy(false)
    onDone()
  }

  return (
    <details className="hosting-more">
      <summary className="admin-button">{title}</summary>
      <form className="console-form" onSubmit={book}>
        {think && <p>{think}</p>}
        {due !== undefined && (
          <p>
            <label htmlFor={`${field}amount`}>Bedrag in euro, incl. btw</label>
            <input
              id={`${field}amount`}
              required
              inputMode="decimal"
              value={amount}
              onChange={event => setAmount(event.target.value)}
            />
          </p>
        )}
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
        <button type="submit" className="admin-button" aria-disabled={isBusy}>
          {isBusy ? 'Bezig met boeken...' : 'Boeken'}
        </button>
      </form>
    </details>
  )
}
