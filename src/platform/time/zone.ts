import { lazy } from '@/platform/text/lazy'

export const ZONE = 'Europe/Amsterdam'

const day = lazy(() => new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: ZONE }))
const moment = lazy(
  () => new Intl.DateTimeFormat('nl-NL', { dateStyle: 'medium', timeStyle: 'short', timeZone: ZONE }),
)
const weekday = lazy(
  () => new Intl.DateTimeFormat('nl-NL', { weekday: 'long', day: 'numeric', month: 'long', timeZone: ZONE }),
)
const clock = lazy(
  () => new Intl.DateTimeFormat('nl-NL', { hour: '2-digit', minute: '2-digit', timeZone: ZONE }),
)

/** `20 november 2026`, in Amsterdam. */
export function formatDay(instant: Date): string {
  return day().format(instant)
}

/** `20 nov 2026, 10:56`, in Amsterdam. */
export function formatMoment(instant: Date): string {
  return moment().format(instant)
}

/** `vrijdag 27 november`, in Amsterdam. */
export function formatWeekday(instant: Date): string {
  return weekday().format(instant)
}

/** `10:30`, in Amsterdam. */
export function formatClock(instant: Date): string {
  return clock().format(instant)
}
