'use client'

import { orderInConsole } from '@/platform/console/consoleLink'
import type { ConsoleOrder } from '../model/console'
import { OrderBadge } from './badges'
import { Unread } from './Unread'

type OrderLinksProps = { orders: ConsoleOrder[] | null; onRetry: () => void }

/** The orders of a customer, each a way to all about it. */
export function OrderLinks({ orders, onRetry }: OrderLinksProps) {
  return (
    <section>
      <h3>Bestellingen</h3>
      {orders === null && <Unread onRetry={onRetry} />}
      {orders?.length === 0 && <p>Nog geen bestelling.</p>}
      <ul className="hosting-list">
        {orders?.map(order => (
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
