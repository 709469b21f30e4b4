'use client'

import type { ConsoleOrder } from '@/domain/hosting/console'
import { orderInConsole } from '@/domain/hosting/consoleLink'
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
            <a className="office-number" href={orderInConsole(order)}>
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
