import { perTerm } from '@/features/catalogue/model/cycles'
import { formatAmount } from '@/platform/money/euro'
import { type OrderLine, renewalsOf } from '../../model/basket'

/** What comes back every month or year, in one sentence under the amount that is due now. */
export function RenewalNote({ lines }: { lines: readonly OrderLine[] }) {
  if (lines.length === 0) return null
  const amounts = renewalsOf(lines).map(
    ({ months, amounts: { incl } }) => `${formatAmount(incl)} ${perTerm(months)}`,
  )
  return (
    <p className="mx-5 mt-3 border-rule border-t pt-3 text-sm md:mx-7">
      Daarna {amounts.join(' en ')}, incl. btw.
    </p>
  )
}
