import type { PaymentState } from './states'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The longest pause between two questions, and the age at which nothing is expected any more. */
const POLLING = {
  moving: { longest: 6 * HOUR, until: 60 * DAY },
  /** A bank may still bring money for what was given up. */
  unpaid: { longest: DAY, until: 30 * DAY },
  /** Money that goes back: a bank takes half a year for it at most. */
  paid: { longest: 7 * DAY, until: 190 * DAY },
} as const

const KINDS: Record<PaymentState, keyof typeof POLLING> = {
  ...{ open: 'moving', pending: 'moving', paid: 'paid' },
  ...{ failed: 'unpaid', canceled: 'unpaid', expired: 'unpaid' },
}

/** When to ask about a payment again, should no webhook come first; null once it is too old for news. */
export function nextPollAt(state: PaymentState, created: Date, now: Date): Date | null {
  const { longest, until } = POLLING[KINDS[state]]
  const age = now.getTime() - created.getTime()
  if (age > until) return null
  return new Date(now.getTime() + Math.max(MINUTE, Math.min(age / 2, longest)))
}
