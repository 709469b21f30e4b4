'use client'

import { type FormEvent, useId, useState } from 'react'
import type { ConsoleOrder } from '../model/console'
import { canOrderBecome, MAX_REASON_LENGTH, ORDER_STATUSES, orderIs, tellsReason } from '../model/orderStatus'
import type { StatusResult } from '../server/changeOrderStatus'
import { OrderBadge } from './badges'
import { HOSTING_API } from './consoleAddress'
import { MOVED } from './messages'
import { useConsole } from './useHosting'

/** `open` is how many invoices of the order are still to be paid. */
type OrderStatusFormProps = { order: ConsoleOrder; open: number; onDone: () => void }

export function OrderStatusForm({ order, ...rest }: OrderStatusFormProps) {
  const from = ORDER_STATUSES.find(each => each.value === order.status)
  const targets = ORDER_STATUSES.filter(({ value }) => from && canOrderBecome(from.value, value, 'staff'))
  return (
    <section aria-label={`Status van ${order.number}`}>
      <h3>
        Status <OrderBadge status={order.status} />
      </h3>
      {targets.length === 0 && <p>Vanaf hier verandert alleen een betaling de status.</p>}
      {targets.length > 0 && <MoveForm key={order.status} {...{ order, targets, ...rest }} />}
    </section>
  )
}

type MoveFormProps = OrderStatusFormProps & { targets: readonly { value: string; label: string }[] }

function MoveForm({ order, open, targets, onDone }: MoveFormProps) {
  const { act } = useConsole()
  const [to, setTo] = useState(targets[0]?.value ?? '')
  const [why, setWhy] = useState('')
  const [told, setTold] = useState('')
  const [credits, setCredits] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const id = useId()
  const mayCredit = orderIs('isClosed', { status: to }) && !orderIs('awaitsPayment', order) && open > 0
  const tells = tellsReason(to)

  async function move(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const content = { id: order.id, to, why, creditOpen: mayCredit && credits, ...(tells && { told }) }
    await act<StatusResult>({ address: `${HOSTING_API}/order-status`, content, words: MOVED })
    setBusy(false)
    onDone()
  }

  return (
    <form className="console-form" onSubmit={move}>
      <p>
        <label htmlFor={`${id}to`}>Wordt</label>
        <select
          id={`${id}to`}
          className="console-select"
          value={to}
          onChange={event => setTo(event.target.value)}
        >
          {targets.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </p>
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
      {tells && (
        <p>
          <label htmlFor={`${id}told`}>Reden voor de klant</label>
          <input
            id={`${id}told`}
            required
            maxLength={MAX_REASON_LENGTH}
            placeholder="Staat in de mail aan de klant"
            value={told}
            onChange={event => setTold(event.target.value)}
          />
        </p>
      )}
      {mayCredit && (
        <label className="console-check">
          <input type="checkbox" checked={credits} onChange={event => setCredits(event.target.checked)} />
          Openstaande facturen crediteren ({open})
        </label>
      )}
      {orderIs('isScheduled', order) && <p>De factuur wordt dan gecrediteerd: er is nog niets geleverd.</p>}
      <button type="submit" className="admin-button" aria-disabled={isBusy}>
        {isBusy ? 'Bezig met bewaren...' : 'Status veranderen'}
      </button>
    </form>
  )
}
