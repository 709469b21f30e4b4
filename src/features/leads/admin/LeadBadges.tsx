import { Badge, DEADLINE_TONES } from '@/platform/console/cells'
import { sourceLabel } from '@/platform/forms/sources'
import { type DeadlineState, deadlineState, timeLeft } from '@/platform/time/deadline'
import { formatMoment } from '@/platform/time/zone'
import { appointmentState } from '../model/appointmentState'
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

/** An appointment has the id of its lead. */
export function AppointmentBadge({
  lead: { id, appointmentAt, appointmentState: state },
}: {
  lead: InboxLead
}) {
  if (!appointmentAt || !state) return null
  const { label, tone } = appointmentState(state)
  return (
    <span className="console-badges">
      <a href={`/admin/collections/appointments/${id}`} className="console-moment">
        {formatMoment(new Date(appointmentAt))}
      </a>
      <Badge tone={tone}>{label}</Badge>
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
