import { type BillingCycle, cycleOf } from '@/features/catalogue/model/cycles'
import { addMonths } from '@/platform/time/day'

/** A stretch of days: `from` is its first day, `until` the first day after it. */
export type Term = { from: string; until: string }

/** An order by the days that count for it. Terms are counted from its first day, so that the 31st comes back. */
export type Counted = { startedOn: string; cycle: BillingCycle }

/** The term in which `day` falls, or that begins on it. */
export function termOf({ startedOn, cycle }: Counted, day: string): Term {
  const { months } = cycleOf(cycle)
  let from = startedOn
  for (let term = 1; ; term++) {
    const until = addMonths(startedOn, term * months)
    if (until > day) return { from, until }
    from = until
  }
}
