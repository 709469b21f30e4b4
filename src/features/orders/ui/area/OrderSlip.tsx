import { Slip, SlipRow } from '@/design-system/primitives/Slip'
import { perTerm } from '@/features/catalogue/model/cycles'
import { formatAmount, formatEuro } from '@/platform/money/euro'
import { VAT_RATE } from '@/platform/money/vat'
import type { OrderLine } from '../../model/basket'
import type { OwnOrder } from '../../model/ownRecords'
import { type AgreedPrice, agreedPrices } from './orderFacts'

const KINDS: Record<OrderLine['kind'], string> = { package: 'Pakket', extra: 'Extra', domain: 'Domeinnaam' }

/** What was agreed, as the slip of the order: every line at the price at which it renews. */
export function OrderSlip({ order }: { order: OwnOrder }) {
  return (
    <Slip title="Werkbon" note="Zoals afgesproken, excl. btw" number={order.number}>
      <dl className="px-5 md:px-7">
        {order.lines.map(({ kind, key, label, renewal }) => (
          <SlipRow
            key={`${kind}${key}`}
            label={KINDS[kind]}
            answer={kind === 'domain' ? key : label}
            amount={`${formatEuro(renewal.amount)} ${perTerm(renewal.months)}`}
          />
        ))}
      </dl>
      <div className="grid gap-5 px-5 pt-5 md:px-7">
        {agreedPrices(order).map(price => (
          <Total key={price.per} {...price} />
        ))}
      </div>
    </Slip>
  )
}

function Total({ per, amounts }: AgreedPrice) {
  return (
    <dl className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 tabular-nums">
      <dt className="text-soft">Samen {per}, excl. btw</dt>
      <dd className="text-right">{formatAmount(amounts.excl)}</dd>
      <dt className="text-soft">Btw {VAT_RATE}%</dt>
      <dd className="text-right">{formatAmount(amounts.vat)}</dd>
      <dt className="font-semibold">Incl. btw</dt>
      <dd className="text-right font-extrabold font-head text-3xl tracking-tight">
        {formatAmount(amounts.incl)}
      </dd>
    </dl>
  )
}
