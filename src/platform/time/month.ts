import { Temporal } from 'temporal-polyfill'
import { ZONE } from './zone'

/** The month on the calendar in Amsterdam: `2026-11`. */
export function monthOf(now: Date): string {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(ZONE)
  return today.toPlainDate().toPlainYearMonth().toString()
}

/** Every day of a month, in order: `2026-11-01` to `2026-11-30`. Throws a RangeError for what is no month. */
export function daysOf(month: string): string[] {
  const whole = Temporal.PlainYearMonth.from(month)
  return Array.from({ length: whole.daysInMonth }, (_, day) => whole.toPlainDate({ day: day + 1 }).toString())
}
