import { countryLine } from '@/features/tax/model/countries'
import { formatAmount } from '@/platform/money/euro'
import { otherReading, VAT_LABELS, type VatReading } from '@/platform/money/readings'
import type { Totals } from '@/platform/money/tax'
import { vatLabel } from '@/platform/money/vatLabel'
import { labelIn } from '@/platform/text/format'
import { paidRhythms, type QuoteTotals, RHYTHMS, type Rhythm } from '../model/quoteLines'

type QuoteSumProps = {
  totals: QuoteTotals
  reading: VatReading
  country: string
  /** Whether a change is read out. */
  isLive?: boolean
}

/** What it comes to, by when it is paid: the reading of the customer large, the other small. */
export function QuoteSum({ totals, reading, country, isLive = false }: QuoteSumProps) {
  return (
    <div className="grid gap-4 px-5 pt-5 md:px-7" aria-live={isLive ? 'polite' : undefined}>
      {paidRhythms(totals).map((rhythm, at) => (
        <Sum key={rhythm} {...{ rhythm, reading, country }} totals={totals[rhythm]} isFirst={at === 0} />
      ))}
    </div>
  )
}

type SumProps = {
  rhythm: Rhythm
  totals: Totals
  reading: VatReading
  country: string
  isFirst: boolean
}

function Sum({ rhythm, totals, reading, country, isFirst }: SumProps) {
  const other = otherReading(reading)
  const place = countryLine(country)
  return (
    <dl className={`grid gap-0.5 tabular-nums ${isFirst ? '' : 'border-rule border-t pt-3'}`}>
      <div className="flex items-end justify-between gap-4">
        <dt className="leading-snug">
          <span className="block font-semibold">{labelIn(RHYTHMS, rhythm)}</span>
          <span className="block text-soft text-sm">{VAT_LABELS[reading]}</span>
        </dt>
        <dd
          className={`font-extrabold font-head leading-none tracking-[-.035em] ${isFirst ? 'text-[clamp(1.5rem,7vw,2.6rem)]' : 'text-2xl'}`}
        >
          {formatAmount(totals[reading])}
        </dd>
      </div>
      {isFirst &&
        totals.vatRates.map(each => (
          <div key={vatLabel(each)} className="flex justify-between gap-4 text-sm text-soft">
            <dt>{vatLabel(each, place)}</dt>
            <dd>{formatAmount(each.vat)}</dd>
          </div>
        ))}
      {totals.vat !== 0 && (
        <div className="flex justify-between gap-4 text-sm text-soft">
          <dt>Samen {VAT_LABELS[other]}</dt>
          <dd>{formatAmount(totals[other])}</dd>
        </div>
      )}
    </dl>
  )
}
