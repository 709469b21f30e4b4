import { lazy } from '@/platform/text/lazy'
import { ZONE } from './zone'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

const isoDay = lazy(() => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: ZONE }))
const longDay = lazy(() => new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' }))

/** The day on the calendar in Amsterdam: `2026-11-21`. */
export function dayOf(now: Date): string {
  return isoDay().format(now)
}

export function addDays(day: string, days: number): string {
  return written(noon(day).getTime() + days * DAY_MS)
}

/** The same day of a later month, or the last one of a month that is shorter: 31 January becomes 28 February. */
export function addMonths(day: string, months: number): string {
  const from = noon(day)
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months]
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return written(Date.UTC(year, month, Math.min(from.getUTCDate(), lastOfMonth)))
}

/** How many nights lie between two days; negative when `until` is the earlier. */
export function daysBetween(from: string, until: string): number {
  return Math.round((noon(until).getTime() - noon(from).getTime()) / DAY_MS)
}

/** How many months further on the calendar `until` is, whatever their days. */
export function monthsBetween(from: string, until: string): number {
  const [start, end] = [noon(from), noon(until)]
  return (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth()
}

/** Midnight in Amsterdam, which is one or two hours ahead; no clock there has ever changed at midnight. */
export function startOfDay(day: string): Date {
  const midnight = noon(day).getTime() - DAY_MS / 2
  const summer = new Date(midnight - 2 * HOUR_MS)
  return dayOf(summer) === day ? summer : new Date(midnight - HOUR_MS)
}

/** `20 november 2026` */
export function formatPlainDay(day: string): string {
  return longDay().format(noon(day))
}

export function yearOf(day: string): number {
  return noon(day).getUTCFullYear()
}

/** A day as a moment to count from, far from either midnight. Throws a RangeError for what is no day. */
function noon(day: string): Date {
  const moment = new Date(`${day}T12:00:00Z`)
  if (Number.isNaN(moment.getTime()) || written(moment.getTime()) !== day)
    throw new RangeError(`no day: ${day}`)
  return moment
}

const written = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** A stretch of days: `from` is its first day, `until` the first day after it. */
export type Period = { from: string; until: string }
