import { lazy } from '@/platform/text/lazy'
import { addDays, dayOf, daysBetween, formatPlainDay } from '@/platform/time/day'
import { ZONE } from '@/platform/time/zone'
import { type OpeningTime, WEEKDAYS } from './openingHours'

/** `closed` holds calendar days in Amsterdam, both included. Light enough for a browser: it needs no calendar library. */
export type OpeningDays = {
  times: readonly OpeningTime[]
  closed: readonly { from: string; until: string }[]
}

export type Opening = { day: string; opens: string; closes: string }

export type OpeningState = { isOpen: true; until: string } | { isOpen: false; next: Opening | null }

const DAYS_AHEAD = 60

const clock = lazy(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: ZONE,
    }),
)

/** `22:00`, in Amsterdam. */
export function timeOf(instant: Date): string {
  return clock().format(instant)
}

/** ISO: Monday is 1, Sunday is 7. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay() || 7
}

export function openingsOf(day: string, { times, closed }: OpeningDays): Opening[] {
  if (closed.some(({ from, until }) => from <= day && day <= until)) return []
  return times
    .filter(({ weekday }) => weekday === weekdayOf(day))
    .map(({ opens, closes }) => ({ day, opens, closes }))
    .sort((one, other) => one.opens.localeCompare(other.opens))
}

/** What is open from now on, in order: what is left of today first. */
export function openingsAhead(now: Date, hours: OpeningDays): Opening[] {
  const [today, time] = [dayOf(now), timeOf(now)]
  const days = Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(today, ahead))
  return days.flatMap(day => openingsOf(day, hours)).filter(({ day, closes }) => day > today || closes > time)
}

export function openingState(now: Date, hours: OpeningDays): OpeningState {
  const [first = null] = openingsAhead(now, hours)
  const isOpen = first !== null && first.day === dayOf(now) && first.opens <= timeOf(now)
  return isOpen ? { isOpen, until: first.closes } : { isOpen, next: first }
}

/** `vandaag`, `morgen`, `vrijdag` within a week, else `vrijdag 4 december 2026`. */
export function dayName(day: string, today: string): string {
  const ahead = daysBetween(today, day)
  if (ahead === 0) return 'vandaag'
  if (ahead === 1) return 'morgen'
  const weekday = weekdayLabel(weekdayOf(day))
  return ahead > 1 && ahead < 7 ? weekday : `${weekday} ${formatPlainDay(day)}`
}

export function weekdayLabel(weekday: number): string {
  return WEEKDAYS.find(({ value }) => value === weekday)?.label.toLowerCase() ?? ''
}
