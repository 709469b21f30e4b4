import { formatAmount } from '@/platform/money/euro'
import { VAT_RATE } from '@/platform/money/vat'
import { type OrderLine, orderTotals } from '../../model/basket'

/** What is due now, without VAT, the VAT, and with it. */
export function AmountLines({ lines }: { lines: readonly OrderLine[] }) {
  const { excl, vat, incl } = orderTotals(lines)
  return (
    <dl className="grid gap-1 px-5 pt-4 text-sm md:px-7">
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
  )
}
