/** In percents. A rate that is added here may be chosen for every product. */
export const VAT_RATES: readonly number[] = [21]
export const DEFAULT_VAT_RATE = 21

/** In cents without VAT; `vatRate` in percents. */
type TaxedLine = { amount: number; vatRate: number }

/** What of a document is taxed at one rate: cents, and percents. */
export type VatAmount = { rate: number; excl: number; vat: number }

/** Cents; `incl` is always `excl` plus `vat`. `vatRates` divides both by rate, the highest first. */
export type Totals = { excl: number; vat: number; incl: number; vatRates: VatAmount[] }

/** VAT is rounded once per rate, over the sum; a credit is the exact mirror of what it credits. */
export function calculateTotals(lines: readonly TaxedLine[]): Totals {
  const perRate = new Map<number, number>()
  for (const { amount, vatRate } of lines) {
    if (!Number.isFinite(vatRate)) throw new Error('a line has no VAT rate')
    perRate.set(vatRate, (perRate.get(vatRate) ?? 0) + amount)
  }
  if (lines.length === 0) perRate.set(DEFAULT_VAT_RATE, 0)
  return sumVatAmounts([...perRate].map(([rate, excl]) => ({ rate, excl, vat: vatOn(excl, rate) })))
}

export function vatOn(excl: number, rate: number): number {
  return roundHalfAway((excl * rate) / 100)
}

/** Adds up what is divided by rate; a rate may be named more than once. */
export function sumVatAmounts(amounts: readonly VatAmount[]): Totals {
  const rates = [...new Set(amounts.map(({ rate }) => rate))].sort((one, other) => other - one)
  const vatRates = rates.map(rate => {
    const same = amounts.filter(each => each.rate === rate)
    return { rate, excl: sum(same.map(({ excl }) => excl)), vat: sum(same.map(({ vat }) => vat)) }
  })
  const [excl, vat] = [sum(vatRates.map(each => each.excl)), sum(vatRates.map(each => each.vat))]
  return { excl, vat, incl: excl + vat, vatRates }
}

export function negateTotals({ vatRates }: Totals): Totals {
  return sumVatAmounts(vatRates.map(({ rate, excl, vat }) => ({ rate, excl: 0 - excl, vat: 0 - vat })))
}

function sum(cents: readonly number[]): number {
  return cents.reduce((total, each) => total + each, 0)
}

/** Away from zero on both sides; never `-0`. */
export function roundHalfAway(cents: number): number {
  return cents < 0 ? 0 - Math.round(-cents) : Math.round(cents) + 0
}
