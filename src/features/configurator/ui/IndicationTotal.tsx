import { formatEuro } from '@/platform/money/euro'
import type { PriceIndication } from '../model/priceIndication'
import { indicationNote, indicationTotal } from '../model/priceText'

export function IndicationTotal({ indication }: { indication: PriceIndication }) {
  const { once, monthly, onRequest } = indication
  return (
    <div className="flex items-end justify-between gap-4 px-5 pt-4 md:px-7">
      <p className="text-sm text-soft leading-snug">
        Indicatie
        <br />
        {indicationNote(indication)}
      </p>
      <div className="text-right">
        <p
          aria-live="polite"
          aria-atomic="true"
          className="font-extrabold font-head text-[2.3rem] leading-none tracking-[-.035em] tabular-nums md:text-[2.6rem]"
        >
          <span className="sr-only">Indicatie: </span>
          {indicationTotal(indication)}
        </p>
        {monthly > 0 && (
          <p className="mt-1.5 font-semibold tabular-nums">+ {formatEuro(monthly)} per maand</p>
        )}
        {once > 0 && onRequest.length > 0 && (
          <p className="mt-0.5 text-sm text-soft">+ {count(onRequest.length)} op aanvraag</p>
        )}
      </div>
    </div>
  )
}

function count(parts: number): string {
  return parts === 1 ? '1 onderdeel' : `${parts} onderdelen`
}
