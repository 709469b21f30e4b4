import { formatAmount } from '@/platform/money/euro'
import type { Totals } from '@/platform/money/vat'

/** What lines come to, while they are being written. */
export function SumLine({ excl, vat, incl }: Totals) {
  return (
    <p className="office-number">
      {formatAmount(excl)} excl. btw, {formatAmount(vat)} btw, <strong>{formatAmount(incl)} incl. btw</strong>
    </p>
  )
}
