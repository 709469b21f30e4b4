import { Badge, DEADLINE_TONES } from '@/platform/console/cells'
import { sourceLabel } from '@/platform/forms/sources'
import { type DeadlineState, deadlineState, timeLeft } from '@/platform/time/deadline'
import type { InboxLead } from '../model/inbox'

export function PromiseBadge({ lead, now }: { lead: InboxLead; now: Date }) {
  const state = deadlineOf(lead, now)
  const text = state === 'kept' ? 'opgepakt' : timeLeft(new Date(lead.respondBy), now)
  return <Badge tone={DEADLINE_TONES[state]}>{text}</Badge>
}

export function deadlineOf({ createdAt, respondBy, openUntil }: InboxLead, now: Date): DeadlineState {
  const answered = openUntil === null
  return deadlineState({ received: new Date(createdAt), respondBy: new Date(respondBy), answered, now })
}

type SourceBadgeProps = { source: string | null | undefined; isAd: boolean }

export function SourceBadge({ source, isAd }: SourceBadgeProps) {
  return (
    <span className="console-badges">
      <Badge tone="grey">{sourceLabel(source)}</Badge>
      {isAd && <Badge tone="red">URGENT</Badge>}
    </span>
  )
}

export function leadName({ name, email }: Pick<InboxLead, 'name' | 'email'>): string {
  return name || email || 'Zonder naam'
}

/** The number that the visitor got: it does not count. */
export function CustomerReference({ reference }: { reference: string }) {
  return (
    <span className="lead-reference">
      Klant kent hem als <strong>{reference}</strong>
    </span>
  )
}
