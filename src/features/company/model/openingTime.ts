import { Temporal } from 'temporal-polyfill'
import { ZONE } from '@/platform/time/zone'
import { type ClosedDays, isClosed } from './closures'
import type { OpeningTime } from './openingHours'

/** A closed month in summer, with room to spare. */
const DAYS_AHEAD = 60

/** Without opening hours the clock simply runs. */
export function afterOpeningTime(
  received: Date,
  minutes: number,
  times: readonly OpeningTime[],
  closed: readonly ClosedDays[],
): Date {
  let left = minutes * 60_000
  for (const { from, to } of openingsSince(received, times, closed)) {
    if (to - from >= left) return new Date(from + left)
    left -= to - from
  }
  return new Date(received.getTime() + minutes * 60_000)
}

/** In order, in milliseconds since 1970. */
function openingsSince(
  received: Date,
  times: readonly OpeningTime[],
  closed: readonly ClosedDays[],
): { from: number; to: number }[] {
  const today = zoned(received).toPlainDate()
  const days = Array.from({ length: DAYS_AHEAD }, (_, ahead) => today.add({ days: ahead }))
  return days
    .flatMap(day => openingsOn(day.toString(), times, closed))
    .map(({ from, to }) => ({ from: Math.max(from, received.getTime()), to }))
    .filter(({ from, to }) => to > from)
}

/** What is open on a day, in order, in milliseconds since 1970. */
export function openingsOn(
  day: string,
  times: readonly OpeningTime[],
  closed: readonly ClosedDays[],
): { from: number; to: number }[] {
  if (isClosed(day, closed)) return []
  const date = Temporal.PlainDate.from(day)
  return times
    .filter(time => time.weekday === date.dayOfWeek)
    .map(({ opens, closes }) => ({ from: clock(date, opens), to: clock(date, closes) }))
    .sort((a, b) => a.from - b.from)
}

function clock(date: Temporal.PlainDate, time: string): number {
  return date.toZonedDateTime({ timeZone: ZONE, plainTime: time }).epochMilliseconds
}

const zoned = (moment: Date) =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(ZONE)

/** The same time on the next open day; without any open day, the next calendar day. */
export function respondBy(
  received: Date,
  times: readonly OpeningTime[],
  closed: readonly ClosedDays[],
): Date {
  const start = zoned(received)
  const open = new Set(times.map(time => time.weekday))
  const isOpen = (day: Temporal.ZonedDateTime) =>
    open.has(day.dayOfWeek) && !isClosed(day.toPlainDate().toString(), closed)
  const ahead = Array.from({ length: DAYS_AHEAD }, (_, day) => day + 1)
  const days = ahead.find(each => isOpen(start.add({ days: each }))) ?? 1
  return new Date(start.add({ days }).epochMilliseconds)
}

/** Milliseconds between two moments on the days that the agency is open, day and night: as `respondBy` counts. */
export function timeOnOpenDays(
  from: Date,
  until: Date,
  times: readonly OpeningTime[],
  closed: readonly ClosedDays[],
): number {
  const open = new Set(times.map(time => time.weekday))
  let sum = 0
  for (
    let day = zoned(from).startOfDay();
    day.epochMilliseconds < until.getTime();
    day = day.add({ days: 1 })
  ) {
    const isOpen =
      (open.size === 0 || open.has(day.dayOfWeek)) && !isClosed(day.toPlainDate().toString(), closed)
    if (!isOpen) continue
    const ends = Math.min(day.add({ days: 1 }).epochMilliseconds, until.getTime())
    sum += ends - Math.max(day.epochMilliseconds, from.getTime())
  }
  return sum
}
