import { StatusBadge } from '@/design-system/area/StatusBadge'
import { Breadcrumbs } from '@/design-system/layout/Breadcrumbs'
import { PayButton } from '@/features/billing/ui/PayButton'
import type { Company } from '@/features/company/model/company'
import type { ExtraOffer } from '../../model/extraOffer'
import type { OwnOrder } from '../../model/ownRecords'
import { type OrderActions, OrderChanges } from './OrderChanges'
import { OrderDetails } from './OrderDetails'
import { OrderSlip } from './OrderSlip'
import { dueNow, statusOfOrder } from './orderFacts'

type OrderViewProps = {
  order: OwnOrder
  offers: ExtraOffer[]
  company: Pick<Company, 'phone'>
  actions: OrderActions
}

/** One order from near: what was agreed, how it stands, and what its customer may change. */
export function OrderView({ order, offers, company: { phone }, actions }: OrderViewProps) {
  const { id, number, domainName, packageName } = order
  const { label, tone } = statusOfOrder(order)
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { name: 'Mijn hosting', path: '/hosting-dashboard' },
          { name: `Bestelling ${number}`, path: `/hosting-dashboard/bestelling/${id}` },
        ]}
      />
      <div className="overflow-x-clip">
        <div className="wrap grid items-start gap-x-18 gap-y-10 pt-6 pb-20 lg:grid-cols-[1.2fr_.8fr] lg:grid-rows-[auto_1fr] lg:pt-10">
          <div className="grid gap-8">
            <header>
              <StatusBadge tone={tone}>{label}</StatusBadge>
              <h1 className="mt-4 font-extrabold text-[clamp(2rem,4.4vw,3.6rem)] leading-none [overflow-wrap:anywhere]">
                {domainName ?? packageName}
              </h1>
              {domainName && <p className="mt-3 font-semibold text-lg text-pen">{packageName}</p>}
            </header>
            {order.status === 'pending' && (
              <div className="grid max-w-md gap-4">
                <p>
                  Je hosting begint zodra je betaling binnen is.
                  <strong className="block font-semibold tabular-nums">{dueNow(order)}</strong>
                </p>
                <PayButton act={actions.pay} phone={phone} pays={{ name: 'order', value: id, number }} />
              </div>
            )}
            {order.status === 'suspended' && (
              <p className="rounded-slip bg-pink p-5">
                Je site en je mail doen het nu niet. Er gaat niets verloren. Bel ons op {phone}, dan kijken we
                samen wat er nodig is om alles weer aan te zetten.
              </p>
            )}
            {order.status === 'cancelled' && (
              <p>
                Wil je weer hosting?{' '}
                <a href="/hosting-bestellen" className="underlined font-semibold">
                  Bestel die opnieuw
                </a>
                , of bel ons op {phone}.
              </p>
            )}
            <OrderDetails order={order} />
          </div>
          <div className="lg:sticky lg:top-24 lg:row-span-2">
            <OrderSlip order={order} />
          </div>
          <OrderChanges order={order} offers={offers} phone={phone} actions={actions} />
        </div>
      </div>
    </>
  )
}
