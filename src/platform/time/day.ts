import { lazy } from '@/platform/text/lazy'
import { ZONE } from './zone'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

const isoDay = lazy(() => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: ZONE }))
const longDay = lazy(() => new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' }))

/** In Amsterdam: `2026-11-21`. */
export function dayOf(now: Date): string {
  return isoDay().format(now)
}

export function addDays(day: string, days: number): string {
  return written(noon(day).getTime() + days * DAY_MS)
}

/** The last day of a shorter month: 31 January becomes 28 February. */
export function addMonths(day: string, months: number): string {
  const from = noon(day)
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months]
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return written(Date.UTC(year, month, Math.min(from.getUTCDate(), lastOfMonth)))
}

/** Negative when `until` is earlier. */
export function daysBetween(from: string, until: string): number {
  return Math.round((noon(until).getTime() - noon(from).getTime()) / DAY_MS)
}

export function monthsBetween(from: string, until: string): number {
  const [start, end] = [noon(from), noon(until)]
  return (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth()
}

/** Clocks in Amsterdam never change at midnight. */
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

/** ISO 8601: week 1 has the first Thursday of the year, and a week begins on Monday. */
export function weekOf(day: string): number {
  const date = noon(day)
  const thursday = date.getTime() + (4 - (date.getUTCDay() || 7)) * DAY_MS
  const newYear = Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1)
  return Math.floor((thursday - newYear) / (7 * DAY_MS)) + 1
}

/** Far from either midnight. Throws a RangeError for an invalid day. */
function noon(day: string): Date {
  const moment = new Date(`${day}T12:00:00Z`)
  if (Number.isNaN(moment.getTime()) || written(moment.getTime()) !== day)
    throw new RangeError(`no day: ${day}`)
  return moment
}

const written = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** `until` is the first day after it. */
export type Period = { from: string; until: string }
