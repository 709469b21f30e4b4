import { addMonths, dayOf, startOfDay } from '@/platform/time/day'

/** What somebody left with us for marketing is removed so many months after the last contact, as the privacy page says. */
const KEPT_MONTHS = 24

/** Who was last in touch before this moment is forgotten. */
export function forgottenBefore(now: Date): Date {
  return startOfDay(addMonths(dayOf(now), -KEPT_MONTHS))
}
