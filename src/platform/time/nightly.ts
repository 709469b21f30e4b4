import { formatClock } from './zone'

const NIGHT_HOUR = '03'
const HOUR_MS = 3_600_000

/** A second run in the same hour is none of the night; one that staff made in the evening does not replace it. */
const MIN_AGE_MS = 2 * HOUR_MS

/** The worker was down at night, or the run failed. */
const MISSED_AFTER_MS = 26 * HOUR_MS

/**
 * Once a night, in the hour from three o'clock in Amsterdam, and at any hour once a night was missed. `last` is when the last
 * run that succeeded ended; the first waits for the night.
 */
export function isNightlyDue(last: Date | null, now: Date): boolean {
  const isNight = formatClock(now).startsWith(NIGHT_HOUR)
  if (last === null) return isNight
  const age = now.getTime() - last.getTime()
  return age > (isNight ? MIN_AGE_MS : MISSED_AFTER_MS)
}
