import { VAT_RATES, type VatAmount } from './tax'

/** `Btw 21%`, `Btw verlegd`, `Btw 19% (Duitsland)`. */
export function vatLabel(
  { rate, regime = 'dutch' }: Pick<VatAmount, 'rate' | 'regime'>,
  country = '',
): string {
  switch (regime) {
    case 'dutch':
      return `Btw ${formatRate(rate)}`
    case 'reverseCharge':
      return 'Btw verlegd'
    case 'oss':
      return `Btw ${formatRate(rate)}${country && ` (${country})`}`
    case 'outsideScope':
      return 'Geen btw'
    default:
      return regime satisfies never
  }
}

/** `25,5%` */
export const formatRate = (rate: number) => `${String(rate).replace('.', ',')}%`

/** In a column of rates: `21%`, `verlegd`, `geen`. */
export function vatCell({ vatRate, tax }: { vatRate: number; tax?: Pick<VatAmount, 'regime'> }): string {
  if (tax?.regime === 'reverseCharge') return 'verlegd'
  return tax?.regime === 'outsideScope' ? 'geen' : formatRate(vatRate)
}

/** To choose from. */
export const VAT_RATE_OPTIONS = VAT_RATES.map(rate => ({ value: rate, label: vatLabel({ rate }) }))
