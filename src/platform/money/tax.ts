/** In percents. */
export const VAT_RATE = 21

/** Cents; `incl` is always `excl` plus `vat`. */
export type Totals = { excl: number; vat: number; incl: number }

/** Rounded once, over the sum; a credit is the exact mirror of what it credits. */
export function calculateTotals(lines: readonly { amount: number }[]): Totals {
  const excl = lines.reduce((sum, line) => sum + line.amount, 0)
  const vat = roundHalfAway((excl * VAT_RATE) / 100)
  return { excl, vat, incl: excl + vat }
}

/** Away from zero on both sides; never `-0`. */
export function roundHalfAway(cents: number): number {
  return cents < 0 ? 0 - Math.round(-cents) : Math.round(cents) + 0
}
