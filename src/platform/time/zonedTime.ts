import { Temporal } from 'temporal-polyfill'
import { ZONE } from './zone'

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
