import type { UIFieldServerProps } from 'payload'
import { orderInConsole } from '@/platform/console/addressQuery'
import { ctxWith } from '@/platform/ctx'
import { formatAmount } from '@/platform/money/euro'
import { formatPlainDay } from '@/platform/time/day'
import { orderIs } from '../model/orderStatus'
import { NOBODY_PAYS_MORE, priceRiseStatus } from '../model/priceRise'
import { findPriceRise, type PriceRise, previewPriceRise, type RaisedOrder } from '../server/public'
import { PriceRiseButtons } from './PriceRiseButtons'

const SHOWN = 200

const STANDING: Record<PriceRise['status'], (rise: PriceRise) => string> = {
  draft: () => '',
  planned: ({ announceOn }) =>
    `Op ${formatPlainDay(announceOn)} gaan de brieven uit. Tot dan kun je de verhoging intrekken. `,
  sending: () => 'De brieven gaan nu uit. ',
  sent: () => 'Alle brieven zijn verstuurd.',
}

/** Who pays more, from which day, and what can be done about it. */
export default async function PriceRisePreview({ id, payload }: UIFieldServerProps) {
  const ctx = ctxWith(payload)
  const rise = id ? await findPriceRise(ctx, String(id)) : null
  if (!rise)
    return (
      <p className="price-rise-standing">
        Sla de verhoging op om te zien wie het betreft. Er gaat nog geen brief uit.
      </p>
    )
  if (priceRiseStatus(rise.status).isSent) return <p className="price-rise-standing">{STANDING.sent(rise)}</p>
  const orders = await previewPriceRise(ctx, rise)
  return (
    <>
      <p>
        {STANDING[rise.status](rise)}
        {summary(orders.length)}
      </p>
      {orders.length > 0 && <RaisedOrders orders={orders} />}
      <div className="admin-actions">
        <PriceRiseButtons id={rise.id} status={rise.status} letters={orders.length} />
      </div>
    </>
  )
}

function summary(count: number): string {
  if (count === 0) return NOBODY_PAYS_MORE
  return count === 1 ? 'Een bestelling wordt duurder.' : `${count} bestellingen worden duurder.`
}

function RaisedOrders({ orders }: { orders: RaisedOrder[] }) {
  return (
    <div className="price-rise">
      <table>
        <caption className="console-unseen">Wie meer gaat betalen</caption>
        <thead>
          <tr>
            <th scope="col">Klant</th>
            <th scope="col">Bestelling</th>
            <th scope="col" className="price-rise-amount">
              Nu, excl. btw
            </th>
            <th scope="col" className="price-rise-amount">
              Straks
            </th>
            <th scope="col">Vanaf</th>
          </tr>
        </thead>
        <tbody>{orders.slice(0, SHOWN).flatMap(rowsOf)}</tbody>
      </table>
      {orders.length > SHOWN && <p>En nog {orders.length - SHOWN} bestellingen.</p>}
    </div>
  )
}

function rowsOf({ order, raised }: RaisedOrder) {
  const beginsOn = orderIs('isScheduled', order) && order.startsOn
  return raised.map(({ kind, key, amount, from }) => {
    const line = order.lines.find(each => each.kind === kind && each.key === key)
    return (
      <tr key={`${order.id}${kind}${key}`}>
        <th scope="row">
          {order.buyer.company || order.buyer.name}
          <span>{line?.label}</span>
        </th>
        <td>
          <a href={orderInConsole(order)}>{order.number}</a>
          {beginsOn && <span>Begint op {formatPlainDay(beginsOn)}</span>}
        </td>
        <td className="price-rise-amount">{formatAmount(line?.renewal?.amount ?? 0)}</td>
        <td className="price-rise-amount">{formatAmount(amount)}</td>
        <td>{formatPlainDay(from)}</td>
      </tr>
    )
  })
}
