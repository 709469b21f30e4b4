import { Badge } from '@/platform/console/Badge'
import { PROMISE_TONES } from '@/platform/console/promiseTones'
import { type DeadlineState, deadlineState, timeLeft } from '@/platform/time/promise'
import type { InboxLead } from '../model/inbox'

export function PromiseBadge({ lead, now }: { lead: InboxLead; now: Date }) {
  const state = promiseOf(lead, now)
  const text = state === 'kept' ? 'opgepakt' : timeLeft(new Date(lead.respondBy), now)
  return <Badge tone={PROMISE_TONES[state]}>{text}</Badge>
}

export function promiseOf({ createdAt, respondBy, openUntil }: InboxLead, now: Date): DeadlineState {
  const answered = openUntil === null
  return deadlineState({ received: new Date(createdAt), respondBy: new Date(respondBy), answered, now })
}
