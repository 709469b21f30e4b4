import type { DeadlineState } from '@/platform/time/deadline'
import { LEAD_STATUSES, type LeadStatus } from './lead'

/** Where there is still something to do: nobody answered, or staff go on with it. */
export const OPEN_STATUSES = LEAD_STATUSES.filter(each => each.awaitsAnswer || each.isFollowedUp)

/** Days are `2026-11-26`. Null without a day. Of a lead that is closed nothing is late any more. */
export function nextStepState(
  { nextStepOn, status }: { nextStepOn: string | null; status: LeadStatus },
  today: string,
): DeadlineState | null {
  if (!nextStepOn) return null
  if (!OPEN_STATUSES.some(each => each.value === status)) return 'kept'
  if (nextStepOn < today) return 'overdue'
  return nextStepOn === today ? 'soon' : 'running'
}
