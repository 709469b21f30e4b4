import { type OrderLine, orderTotals, renewalsOf } from '@/domain/hosting/basket'
import { perTerm } from '@/domain/hosting/cycles'
import { formatAmount } from '@/domain/money/euro'
import { VAT_RATE } from '@/domain/money/vat'

type AmountLinesProps = {
  lines: readonly OrderLine[]
  /** The day on which the order would begin; null before the page knows the day. */
  today: string | null
}

/** What is due now, without VAT, the VAT, and with it; and what comes back every month or year. */
export function AmountLines({ lines, today }: AmountLinesProps) {
  const { excl, vat, incl } = orderTotals(lines)
  const renewals = today ? renewalsOf(lines, today) : []
  return (
    <div className="px-5 pt-4 md:px-7">
      <dl className="grid gap-1 text-sm">
        <div className="flex justify-between gap-4 text-soft">
          <dt>Excl. btw</dt>
          <dd className="tabular-nums">{formatAmount(excl)}</dd>
        </div>
        <div className="flex justify-between gap-4 text-soft">
          <dt>Btw {VAT_RATE}%</dt>
          <dd className="tabular-nums">{formatAmount(vat)}</dd>
        </div>
        <div className="mt-1.5 flex items-end justify-between gap-4">
          <dt className="text-soft leading-snug">
            Nu te betalen
            <br />
            incl. btw
          </dt>
          <dd
            aria-live="polite"
            aria-atomic="true"
            className="font-extrabold font-head text-[2.2rem] leading-none tracking-[-.035em] tabular-nums"
          >
            {formatAmount(incl)}
          </dd>
        </div>
      </dl>
      {renewals.length > 0 && (
        <p className="mt-3 border-rule border-t pt-3 text-sm">
          Daarna{' '}
          {renewals
            .map(({ months, amounts }) => `${formatAmount(amounts.incl)} ${perTerm(months)}`)
            .join(' en ')}
          , incl. btw.
        </p>
      )}
    </div>
  )
}
