import { roundHalfAway } from '@/platform/money/tax'
import { daysBetween, type Period } from '@/platform/time/day'
import { type Credited, clampTo, remainingAmounts } from './credit'
import type { InvoiceLine } from './invoice'

type Invoiced = { lines: readonly InvoiceLine[]; credited: Pick<Credited, 'lines'>; period: Period }

/**
 * What of each line is for days from `day` and was not credited yet, in cents without VAT. A credit counts by the days
 * that it was for: one of half a year gave the last quarter back already.
 */
export function unusedAmounts({ lines, credited, period }: Invoiced, day: string): number[] {
  const left = remainingAmounts(lines, credited.lines)
  if (day <= period.from) return left
  const days = daysBetween(day, period.until)
  if (days <= 0) return lines.map(() => 0)
  const shareSince = (from: string) => Math.min(1, days / Math.max(1, daysBetween(from, period.until)))
  const credits = creditedByDay(lines, credited.lines, period)
  return lines.map(({ amount }, at) => {
    const share = days / daysBetween(period.from, period.until)
    const back = credits.reduce((sum, { from, taken }) => sum + (taken[at] ?? 0) * shareSince(from), 0)
    return clampTo(roundHalfAway(amount * share - back), left[at] ?? 0)
  })
}

/** How many of a line are invoiced for a day. A credit took as many as its amount comes to for the days that it was for. */
export function invoicedQuantity({ lines, credited, period }: Invoiced, at: number, day: string): number {
  const line = lines[at]
  if (!line || day < period.from || day >= period.until) return 0
  const days = daysBetween(period.from, period.until)
  const taken = creditedByDay(lines, credited.lines, period)
    .filter(({ from }) => from <= day)
    .reduce(
      (sum, credit) => sum + ((credit.taken[at] ?? 0) * days) / daysBetween(credit.from, period.until),
      0,
    )
  const share = line.amount === 0 ? 0 : Math.min(1, taken / line.amount)
  return Math.round(line.quantity * (1 - share))
}

/** What credits took of each line, by the day from which they were. */
function creditedByDay(lines: readonly InvoiceLine[], credits: Credited['lines'], period: Period) {
  return credits.map((credit, at) => {
    const before = remainingAmounts(lines, credits.slice(0, at))
    const after = remainingAmounts(lines, credits.slice(0, at + 1))
    const from = credit.from && credit.from > period.from ? credit.from : period.from
    return { from, taken: before.map((amount, line) => amount - (after[line] ?? 0)) }
  })
}
