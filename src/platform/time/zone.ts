import { lazy } from '@/platform/text/lazy'

export const ZONE = 'Europe/Amsterdam'

const day = lazy(() => new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: ZONE }))
const moment = lazy(
  () => new Intl.DateTimeFormat('nl-NL', { dateStyle: 'medium', timeStyle: 'short', timeZone: ZONE }),
)

/** `20 november 2026`, in Amsterdam. */
export function formatDay(instant: Date): string {
  return day().format(instant)
}

/** `20 nov 2026, 10:56`, in Amsterdam. */
export function formatMoment(instant: Date): string {
  return moment().format(instant)
}
