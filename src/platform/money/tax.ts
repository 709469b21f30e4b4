/** The one rate that the agency charges, in percents. */
export const VAT_RATE = 21

/** Sums in cents; `incl` is always `excl` plus `vat`. */
export type Totals = { excl: number; vat: number; incl: number }

/** What lines without VAT come to. Rounded once, over their sum; a credit is the exact mirror of what it credits. */
export function calculateTotals(lines: readonly { amount: number }[]): Totals {
  const excl = lines.reduce((sum, line) => sum + line.amount, 0)
  const vat = roundHalfAway((excl * VAT_RATE) / 100)
  return { excl, vat, incl: excl + vat }
}

/** Half a cent goes away from zero on both sides, and zero never bears a minus. */
export function roundHalfAway(cents: number): number {
  return cents < 0 ? 0 - Math.round(-cents) : Math.round(cents) + 0
}
