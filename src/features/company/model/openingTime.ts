import { Temporal } from 'temporal-polyfill'
import { ZONE } from '@/platform/time/zone'
import type { OpeningTime } from './openingHours'

const DAYS_AHEAD = 14

/** Without opening hours the clock simply runs. */
export function afterOpeningTime(received: Date, minutes: number, times: OpeningTime[]): Date {
  let left = minutes * 60_000
  for (const { from, to } of openingsSince(received, times)) {
    if (to - from >= left) return new Date(from + left)
    left -= to - from
  }
  return new Date(received.getTime() + minutes * 60_000)
}

/** In order, in milliseconds since 1970. */
function openingsSince(received: Date, times: OpeningTime[]): { from: number; to: number }[] {
  const start = Temporal.Instant.fromEpochMilliseconds(received.getTime()).toZonedDateTimeISO(ZONE)
  const days = Array.from({ length: DAYS_AHEAD }, (_, ahead) => start.toPlainDate().add({ days: ahead }))
  return days
    .flatMap(date =>
      times
        .filter(time => time.weekday === date.dayOfWeek)
        .map(({ opens, closes }) => ({ from: clock(date, opens), to: clock(date, closes) })),
    )
    .map(({ from, to }) => ({ from: Math.max(from, received.getTime()), to }))
    .filter(({ from, to }) => to > from)
    .sort((a, b) => a.from - b.from)
}

function clock(date: Temporal.PlainDate, time: string): number {
  return date.toZonedDateTime({ timeZone: ZONE, plainTime: time }).epochMilliseconds
}

/** The same time on the next open day; without any open day, the next calendar day. */
export function respondBy(received: Date, times: OpeningTime[]): Date {
  const start = Temporal.Instant.fromEpochMilliseconds(received.getTime()).toZonedDateTimeISO(ZONE)
  const open = new Set(times.map(time => time.weekday))
  const ahead = [1, 2, 3, 4, 5, 6, 7].find(days => open.has(start.add({ days }).dayOfWeek)) ?? 1
  return new Date(start.add({ days: ahead }).epochMilliseconds)
}
