import { Temporal } from 'temporal-polyfill'
import { ZONE } from './zone'

/** In Amsterdam: `2026-11`. */
export function monthOf(now: Date): string {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(ZONE)
  return today.toPlainDate().toPlainYearMonth().toString()
}

/** Throws a RangeError for an invalid month. */
export function daysOf(month: string): string[] {
  const whole = Temporal.PlainYearMonth.from(month)
  return Array.from({ length: whole.daysInMonth }, (_, day) => whole.toPlainDate({ day: day + 1 }).toString())
}

/** A day (`2026-12-01`) and time (`10:30`) in Amsterdam; null for a day that does not exist. */
export function zonedTime(day: string, time: string): Date | null {
  try {
    const date = Temporal.PlainDate.from(day)
    return new Date(date.toZonedDateTime({ timeZone: ZONE, plainTime: time }).epochMilliseconds)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
