import type { ReactNode } from 'react'
import { ListPlaceholder, StatusBadge } from '@/design-system/layout/Section'
import { TodoItem } from '@/design-system/layout/Todo'
import { formatEuro } from '@/platform/money/euro'
import { VAT_LABELS, type VatReading } from '@/platform/money/readings'
import { telephoneLink } from '@/platform/text/contactLinks'
import { orderIs } from '../../model/orderStatus'
import type { OwnOrder } from '../../model/ownOrder'
import { agreedPrices, dueNow, nextEvent, statusOfOrder } from './orderFacts'

type PayButtonSlot = { payButton: (order: OwnOrder) => ReactNode }

type OrderListProps = PayButtonSlot & {
  /** Null when they could not be read. */
  orders: OwnOrder[] | null
  phone: string
  /** Which one of both VAT readings its customer sees first. */
  reading: VatReading
}

export function OrderList({ orders, phone, payButton, reading }: OrderListProps) {
  if (!orders) {
    return (
      <ListPlaceholder failed title="Je bestellingen komen even niet">
        <p>Er is niets kwijt. Vernieuw de pagina, of bel ons op {phone}.</p>
      </ListPlaceholder>
    )
  }
  if (orders.length === 0) {
    return (
      <ListPlaceholder title="Nog geen hosting bij ons">
        <p>Kies een pakket en een domeinnaam. Zodra je betaald hebt, zetten we alles voor je klaar.</p>
        <a href="/hosting-bestellen" className="button button-primary max-sm:w-full">
          Hosting bestellen
        </a>
      </ListPlaceholder>
    )
  }
  return (
    <ul className="border-ink border-t-2">
      {orders.map(order => (
        <OrderRow key={order.id} {...{ order, payButton, reading }} />
      ))}
    </ul>
  )
}

/** Each order that waits for its customer. */
export function OrdersToSettle({ orders, phone, payButton, reading }: OrderListProps) {
  return (orders ?? []).flatMap(order => {
    const { id, number, domainName, title } = order
    const subject = `${number}, ${domainName ?? title}.`
    if (orderIs('isSuspended', order))
      return (
        <TodoItem
          key={id}
          urgent
          title="Je hosting is uitgezet"
          text={`${subject} Staat er een factuur open, dan gaat hij na je betaling weer aan. Staat er niets open, bel ons dan: we zeggen wat er aan de hand is.`}
        >
          <a href={telephoneLink(phone)} className="button button-small max-sm:w-full">
            {phone}
          </a>
        </TodoItem>
      )
    if (!orderIs('awaitsPayment', order)) return []
    return (
      <TodoItem
        key={id}
        urgent={false}
        title="Wacht op je betaling"
        text={`${subject} ${dueNow(order, reading)}`}
      >
        {payButton(order)}
      </TodoItem>
    )
  })
}

type OrderRowProps = Pick<OrderListProps, 'payButton' | 'reading'> & { order: OwnOrder }

function OrderRow({ order, payButton, reading }: OrderRowProps) {
  const other = reading === 'incl' ? 'excl' : 'incl'
  const { id, number, domainName, title } = order
  const { label, tone } = statusOfOrder(order)
  const awaitsPayment = orderIs('awaitsPayment', order)
  return (
    <li className="grid items-start gap-x-8 gap-y-4 border-rule border-b py-6 lg:grid-cols-[150px_1fr_1fr_auto]">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 lg:grid lg:justify-items-start lg:gap-2.5 lg:pt-1">
        <span className="number text-base">{number}</span>
        <StatusBadge tone={tone}>{label}</StatusBadge>
      </div>
      <div>
        <h3 className="text-2xl [overflow-wrap:anywhere]">{domainName ?? title}</h3>
        {domainName && <p className="mt-1 font-semibold text-pen">{title}</p>}
      </div>
      <div className="grid gap-1">
        {agreedPrices(order).map(({ per, amounts }) => (
          <p key={per} className="tabular-nums">
            <strong className="font-semibold">
              {formatEuro(amounts[reading])} {per}
            </strong>{' '}
            <span className="text-soft">
              {VAT_LABELS[reading]} ({formatEuro(amounts[other])} {VAT_LABELS[other]})
            </span>
          </p>
        ))}
        <p>{nextEvent(order)}</p>
        {awaitsPayment && <p className="font-semibold tabular-nums">{dueNow(order, reading)}</p>}
      </div>
      <div className="grid gap-3 sm:flex sm:flex-wrap lg:w-44 lg:flex-col">
        {awaitsPayment && payButton(order)}
        <a href={`/hosting-dashboard/bestelling/${id}`} className="button button-small max-sm:w-full">
          Beheer Hosting<span className="sr-only"> {domainName ?? number}</span>
        </a>
        {orderIs('isRunning', order) && domainName && (
          <a
            href={`https://${domainName}`}
            target="_blank"
            rel="noopener noreferrer"
            className="button button-small max-sm:w-full"
          >
            Bekijk Website<span className="sr-only"> {domainName} (opent in een nieuw tabblad)</span>
          </a>
        )}
      </div>
    </li>
  )
}
