/** In percents. A rate that is added here may be chosen for every product. */
export const VAT_RATES: readonly number[] = [21, 9, 0]
export const DEFAULT_VAT_RATE = 21

/** `oss`: VAT of the customer's country, declared through the One Stop Shop. */
export const TAX_REGIMES = ['dutch', 'reverseCharge', 'oss', 'outsideScope'] as const

export type TaxRegime = (typeof TAX_REGIMES)[number]

/** How a line is taxed whose customer is abroad: `dutchRate` is what it would be at home. */
export type LineTax = { regime: TaxRegime; reason: string; supply: string; dutchRate: number }

/** In cents without VAT; `vatRate` in percents. Without `tax` it is Dutch VAT. */
type TaxedLine = { amount: number; vatRate: number; tax?: Pick<LineTax, 'regime'> }

/** What of a document is taxed at one rate in one regime: cents, and percents. Without `regime` it is Dutch VAT. */
export type VatAmount = { rate: number; excl: number; vat: number; regime?: TaxRegime }

/** Cents; `incl` is always `excl` plus `vat`. `vatRates` divides both by rate, the highest first. */
export type Totals = { excl: number; vat: number; incl: number; vatRates: VatAmount[] }

/** VAT is rounded once per rate, over the sum; a credit is the exact mirror of what it credits. */
export function calculateTotals(lines: readonly TaxedLine[]): Totals {
  if (lines.length === 0) return sumVatAmounts([{ rate: DEFAULT_VAT_RATE, excl: 0, vat: 0 }])
  const amounts = lines.map(({ amount, vatRate, tax }) => {
    if (!Number.isFinite(vatRate)) throw new Error('a line has no VAT rate')
    return { ...vatGroup({ rate: vatRate, regime: tax?.regime }), excl: amount, vat: 0 }
  })
  return sumVatAmounts(
    sumVatAmounts(amounts).vatRates.map(each => ({ ...each, vat: vatOn(each.excl, each.rate) })),
  )
}

/** Dutch VAT is not named: documents from before there were regimes name none. */
function vatGroup({ rate, regime }: Pick<VatAmount, 'rate' | 'regime'>): Pick<VatAmount, 'rate' | 'regime'> {
  return regime && regime !== 'dutch' ? { rate, regime } : { rate }
}

export function isSameVat(
  one: Pick<VatAmount, 'rate' | 'regime'>,
  other: Pick<VatAmount, 'rate' | 'regime'>,
): boolean {
  return one.rate === other.rate && (one.regime ?? 'dutch') === (other.regime ?? 'dutch')
}

export function vatOn(excl: number, rate: number): number {
  return roundHalfAway((excl * rate) / 100)
}

/** Adds up what is divided by rate and regime; one may be named more than once. */
export function sumVatAmounts(amounts: readonly VatAmount[]): Totals {
  const groups = amounts.filter((each, at) => amounts.findIndex(first => isSameVat(first, each)) === at)
  const inOrder = groups.sort((one, other) => other.rate - one.rate || regimeRank(one) - regimeRank(other))
  const vatRates = inOrder.map(group => {
    const same = amounts.filter(each => isSameVat(each, group))
    return {
      ...vatGroup(group),
      excl: sum(same.map(({ excl }) => excl)),
      vat: sum(same.map(({ vat }) => vat)),
    }
  })
  const [excl, vat] = [sum(vatRates.map(each => each.excl)), sum(vatRates.map(each => each.vat))]
  return { excl, vat, incl: excl + vat, vatRates }
}

export function negateTotals({ vatRates }: Totals): Totals {
  return sumVatAmounts(vatRates.map(each => ({ ...each, excl: 0 - each.excl, vat: 0 - each.vat })))
}

const regimeRank = ({ regime }: Pick<VatAmount, 'regime'>) => TAX_REGIMES.indexOf(regime ?? 'dutch')

function sum(cents: readonly number[]): number {
  return cents.reduce((total, each) => total + each, 0)
}

/** Away from zero on both sides; never `-0`. */
export function roundHalfAway(cents: number): number {
  return cents < 0 ? 0 - Math.round(-cents) : Math.round(cents) + 0
}
