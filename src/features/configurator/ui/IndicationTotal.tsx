import { OneReading, PricePair } from '@/design-system/prices/PricePair'
import { hasAmount, type Price, priceParts } from '@/features/catalogue/model/products'
import { VAT_LABELS, type VatReading } from '@/platform/money/readings'
import {
  indicationNote,
  indicationPerMonth,
  indicationTotal,
  isEmpty,
  type PriceIndication,
} from '../model/priceIndication'

/** The foot of a slip: the reading of the visitor large, the other below it. */
type TotalProps = { indication: PriceIndication /** Whether a change is read out. */; live?: boolean }

export function IndicationTotal({ indication, live = true }: TotalProps) {
  const { onRequest, once } = indication
  if (isEmpty(indication)) return <EmptyTotal />
  return (
    <div data-sum className="flex items-end justify-between gap-4 px-5 pt-4 md:px-7">
      <p className="text-sm text-soft leading-snug">
        Indicatie
        <br />
        <OneReading incl={indicationNote(indication, 'incl')} excl={indicationNote(indication, 'excl')} />
      </p>
      <div className="min-w-0 break-words text-right">
        <p
          aria-live={live ? 'polite' : undefined}
          aria-atomic={live || undefined}
          className="font-extrabold font-head text-[clamp(1.5rem,5.4vw,2.1rem)] leading-none tracking-[-.035em] tabular-nums"
        >
          <span className="sr-only">Indicatie: </span>
          <TotalText indication={indication} />
        </p>
        <p className="mt-1.5 text-sm text-soft tabular-nums">
          <OneReading incl={otherReading(indication, 'excl')} excl={otherReading(indication, 'incl')} />
        </p>
        {once.excl.to > 0 && onRequest.length > 0 && (
          <p className="mt-0.5 text-sm text-soft">+ {count(onRequest.length)} op aanvraag</p>
        )}
      </div>
    </div>
  )
}

export function TotalText({ indication }: { indication: PriceIndication }) {
  const perMonth = (reading: VatReading) => {
    const text = indicationPerMonth(indication, reading)
    return text && `+ ${text}`
  }
  return (
    <>
      <OneReading incl={indicationTotal(indication, 'incl')} excl={indicationTotal(indication, 'excl')} />
      {perMonth('incl') && (
        <span className="mt-1.5 block font-semibold font-text text-base tracking-normal">
          <OneReading incl={perMonth('incl')} excl={perMonth('excl')} />
        </span>
      )}
    </>
  )
}

function EmptyTotal() {
  return (
    <p aria-live="polite" className="px-5 pt-4 text-soft md:px-7">
      Kies iets, dan zie je hier wat het kost.
    </p>
  )
}

function otherReading(indication: PriceIndication, reading: VatReading): string {
  const total = indicationTotal(indication, reading)
  if (!/\d/.test(total)) return ''
  const perMonth = indicationPerMonth(indication, reading)
  return `${total}${perMonth && ` + ${perMonth}`} ${VAT_LABELS[reading]}`
}

function count(parts: number): string {
  return parts === 1 ? '1 onderdeel' : `${parts} onderdelen`
}

/** Beside a choice, in both readings. */
export function ChoicePrice({ price, of }: { price: Price; of?: string }) {
  if (hasAmount(price)) return <PricePair parts={priceParts(price)} of={of} />
  return price.kind === 'included' ? 'inbegrepen' : 'prijs op aanvraag'
}
