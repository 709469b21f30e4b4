import type { ClosedDays } from '@/features/company/model/closures'
import type { OpeningTime } from '@/features/company/model/openingHours'
import { afterOpeningTime, respondBy } from '@/features/company/model/openingTime'
import type { LeadKind } from './lead'

/** Somebody who answers an advertisement is called within one hour that the agency is open. */
const ADS_RESPONSE_MINUTES = 60

export const ADS_DEADLINE_TEXT = 'Neem binnen 1 uur contact op'

export function leadRespondBy(
  kind: LeadKind,
  received: Date,
  times: OpeningTime[],
  closed: ClosedDays[],
): Date {
  return kind === 'ads'
    ? afterOpeningTime(received, ADS_RESPONSE_MINUTES, times, closed)
    : respondBy(received, times, closed)
}
