import type { ServerProps } from 'payload'
import { orderInConsole } from '@/platform/console/addressQuery'
import { ctxWith } from '@/platform/ctx'
import { dayOf, formatPlainDay } from '@/platform/time/day'
import { listUninformedOrders } from '../server/public'

/** Whom the longer right of withdrawal concerns; nothing once there is nobody left. */
export default async function UninformedOrders({ payload }: ServerProps) {
  const orders = await listUninformedOrders(ctxWith(payload))
  if (orders.length === 0) return null
  return (
    <details className="withdrawal-tasks">
      <summary>
        Wie een jaar langer mag herroepen: {orders.length}{' '}
        {orders.length === 1 ? 'bestelling' : 'bestellingen'}
      </summary>
      <p>
        Deze particulieren bestelden voordat de bevestiging over herroepen ging. Na de eerste termijn loopt
        hun contract voor onbepaalde tijd, met een maand opzegtermijn.
      </p>
      <ul>
        {orders.map(order => (
          <li key={order.id}>
            <a href={orderInConsole(order)}>{order.number}</a>, {order.buyer.name}: besteld op{' '}
            {formatPlainDay(dayOf(new Date(order.createdAt)))}, herroepbaar tot en met{' '}
            {formatPlainDay(order.until)}.
          </li>
        ))}
      </ul>
    </details>
  )
}
