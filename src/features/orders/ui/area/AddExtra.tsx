import { Chevron } from '@/design-system/primitives/Chevron'
import { perTerm } from '@/features/catalogue/model/cycles'
import { formatAmount, formatEuro } from '@/platform/money/euro'
import { formatPlainDay } from '@/platform/time/day'
import type { ExtraOffer } from '../../model/extraOffer'
import { AddExtraForm, type AddExtraOptions } from './AddExtraForm'

type AddExtraProps = Omit<AddExtraOptions, 'extra' | 'seenTotal'> & { offers: ExtraOffer[] }

/** What can be added, line by line, with what it costs now and from the next term on. */
export function AddExtra({ offers, ...means }: AddExtraProps) {
  if (offers.length === 0) return <p className="text-soft">Je hebt alles al wat erbij kan.</p>
  return (
    <div className="border-ink border-t-2">
      {offers.map(offer => (
        <details
          key={offer.line.key}
          name="extras"
          className="group border-rule border-b open:-mx-5 open:border-transparent open:bg-yellow open:px-5"
        >
          <summary className="flex min-h-14 items-center justify-between gap-4 py-3">
            <span className="flex flex-1 flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="text-xl">{offer.line.label}</h3>
              <span className="price">{priceOf(offer)}</span>
            </span>
            <Chevron className="flex-none" />
          </summary>
          <div className="pb-6">
            <OfferPrice {...offer} />
            <AddExtraForm {...means} extra={offer.line.key} seenTotal={offer.now.incl} />
          </div>
        </details>
      ))}
    </div>
  )
}

function OfferPrice(offer: ExtraOffer) {
  const { excl, vat, incl } = offer.now
  return (
    <>
      <dl className="mb-4 grid max-w-md grid-cols-[1fr_auto] gap-x-6 gap-y-1 tabular-nums">
        <dt>Van vandaag tot {formatPlainDay(offer.period.until)}</dt>
        <dd className="text-right">{formatAmount(excl)}</dd>
        <dt>Btw</dt>
        <dd className="text-right">{formatAmount(vat)}</dd>
        <dt className="font-bold">Nu te betalen, incl. btw</dt>
        <dd className="text-right font-bold">{formatAmount(incl)}</dd>
      </dl>
      <p className="mb-5 max-w-[38em]">
        Daarna staat het op dezelfde factuur als je hosting: {priceOf(offer)}, excl. btw.
      </p>
    </>
  )
}

const priceOf = ({ line: { renewal } }: ExtraOffer) =>
  `${formatEuro(renewal.amount)} ${perTerm(renewal.months)}`
