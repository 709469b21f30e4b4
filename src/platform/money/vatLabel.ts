import type { VatAmount } from './tax'

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
