import { ListNote } from '@/design-system/area/ListNote'
import type { PayOptions } from '@/features/billing/ui/PayButton'
import type { OwnOrder } from '../../model/ownRecords'
import { OrderRow } from './OrderRow'

/** `orders` is null when they could not be read. */
export function OrderList({ orders, pay }: { orders: OwnOrder[] | null; pay: PayOptions }) {
  if (!orders) {
    return (
      <ListNote failed title="Je bestellingen komen even niet">
        <p>Er is niets kwijt. Vernieuw de pagina, of bel ons op {pay.phone}.</p>
      </ListNote>
    )
  }
  if (orders.length === 0) {
    return (
      <ListNote title="Nog geen hosting bij ons">
        <p>Kies een pakket en een domeinnaam. Zodra je betaald hebt, zetten we alles voor je klaar.</p>
        <a href="/hosting-bestellen" className="key key-red max-sm:w-full">
          Hosting bestellen
        </a>
      </ListNote>
    )
  }
  return (
    <ul className="border-ink border-t-2">
      {orders.map(order => (
        <OrderRow key={order.id} order={order} pay={pay} />
      ))}
    </ul>
  )
}
