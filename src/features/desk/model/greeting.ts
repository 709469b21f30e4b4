import { lazy } from '@/platform/text/lazy'
import { ZONE } from '@/platform/time/zone'
import type { Greetings } from './chat'

const hourFormat = lazy(
  () => new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone: ZONE }),
)

/** Good morning from 6 to 12, good afternoon until 18 and good evening until 6, on the clock in Amsterdam. */
export function greetingAt(instant: Date, greetings: Greetings): string {
  const now = Number(hourFormat().format(instant))
  if (now < 6 || now >= 18) return greetings.evening
  return now < 12 ? greetings.morning : greetings.afternoon
}
