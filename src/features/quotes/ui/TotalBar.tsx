import { otherReading, type VatReading } from '@/platform/money/readings'
import type { QuoteTotals } from '../model/quoteLines'
import { ACCEPT_FORM } from './AcceptForm'
import { hasVat, payTextWithVat } from './quoteAmounts'

type TotalBarProps = { totals: QuoteTotals; reading: VatReading; mayAnswer: boolean }

/** Stays in view until the place to sign, where the same amounts stand. */
export function TotalBar({ totals, reading, mayAnswer }: TotalBarProps) {
  const text = payTextWithVat(totals, reading)
  return (
    <div className="quote-bar sticky bottom-0 z-10 bg-ink text-paper print:hidden">
      <div className="wrap flex min-h-[68px] items-center justify-between gap-x-4 py-2.5">
        <p className="min-w-0 leading-snug tabular-nums">
          <strong className="block font-semibold text-[0.95rem] first-letter:uppercase lg:text-lg">
            {text}
          </strong>
          {hasVat(totals) && (
            <span className="block text-[0.8rem] text-rule first-letter:uppercase lg:text-sm">
              {payTextWithVat(totals, otherReading(reading))}
            </span>
          )}
        </p>
        {mayAnswer && (
          <a
            href={`#${ACCEPT_FORM}`}
            className="button button-small flex-none border-paper text-paper hover:bg-paper hover:text-ink max-sm:px-3"
          >
            <span className="sm:hidden">Akkoord</span>
            <span className="max-sm:hidden">Naar akkoord</span>
          </a>
        )}
      </div>
    </div>
  )
}
