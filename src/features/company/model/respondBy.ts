import { Temporal } from 'temporal-polyfill'
import { ZONE } from '@/platform/time/zone'
import type { OpeningTime } from './openingHours'

/**
 * When a quote must be answered: the same clock time on the next day that the agency is open.
 * Without any opening day there is nothing to wait for, and a calendar day is promised.
 */
export function respondBy(received: Date, times: OpeningTime[]): Date {
  const start = Temporal.Instant.fromEpochMilliseconds(received.getTime()).toZonedDateTimeISO(ZONE)
  const open = new Set(times.map(time => time.weekday))
  const ahead = [1, 2, 3, 4, 5, 6, 7].find(days => open.has(start.add({ days }).dayOfWeek)) ?? 1
  return new Date(start.add({ days: ahead }).epochMilliseconds)
}
