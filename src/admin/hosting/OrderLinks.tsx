'use client'

import type { ConsoleOrder } from '@/domain/hosting/console'
import { paramsOf, queryOf } from './address'
import { OrderBadge } from './badges'

/** The orders of a customer, each a way to all about it. */
export function OrderLinks({ orders }: { orders: ConsoleOrder[] }) {
  return (
    <section>
      <h3>Bestellingen</h3>
      {orders.length === 0 && <p>Nog geen bestelling.</p>}
      <ul className="hosting-list">
        {orders.map(order => (
          <li key={order.id} className="hosting-line">
            <a className="office-number" href={addressOf(order)}>
              {order.number}
            </a>
            <OrderBadge status={order.status} />
            <span>{[order.packageName, order.domainName].filter(Boolean).join(', ')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function addressOf({ id, number }: ConsoleOrder): string {
  const opens = queryOf(new URLSearchParams())
  return `/admin/hosting?${paramsOf({ ...opens, search: number, open: id })}`
}
