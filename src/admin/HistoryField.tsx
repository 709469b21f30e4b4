import type { UIFieldServerProps } from 'payload'
import type { Actor } from '@/access/actors'
import { LEAD_STATUSES } from '@/domain/leads/status'
import { formatMoment } from '@/domain/time/zone'
import { ctxWith } from '@/server/ctx'
import { listEvents } from '@/server/leads/listEvents'

const word = (value?: string | null) => LEAD_STATUSES.find(each => each.value === value)?.label ?? value ?? ''

/** Who changed what on this record, the newest first. */
export default async function HistoryField({ id, payload, user }: UIFieldServerProps) {
  if (!id) return null
  const events = await listEvents(ctxWith(payload, { user: user as Actor }), String(id))
  return (
    <section className="office-history">
      <h3>Wat er gebeurde</h3>
      {events.length === 0 && <p>Nog niets: niemand heeft deze aanvraag veranderd.</p>}
      <ol>
        {events.map(event => (
          <li key={event.id}>
            <time dateTime={event.createdAt}>{formatMoment(new Date(event.createdAt))}</time>
            <span>
              <strong>{event.change}</strong> {event.before && `van “${word(event.before)}” `}naar “
              {word(event.after) || 'leeg'}”
            </span>
            <span>{event.actorName}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
