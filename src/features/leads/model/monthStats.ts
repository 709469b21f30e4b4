import type { LeadChannel } from './inbox'
import type { QuotePromise } from './quotePromise'

export type MonthStats = {
  /** `2026-11` */
  month: string
  days: { day: string; leads: Record<LeadChannel, number> }[]
  /** In whole minutes, from four hours on in quarters of an hour. */
  answered: number
  medianMs: number | null
  worstMs: number | null
  promise: QuotePromise
  /** What the site promises, in its own words: `binnen 24 uur`. */
  responseTime: string
}
