import { formatMoment } from '@/platform/time/zone'
import { changeText } from '@/platform/timeline/model/timeline'
import type { AuditRow } from '../model/events'

export function AuditTrail({ events }: { events: AuditRow[] }) {
  return (
    <section className="admin-history">
      <h3>Wat er gebeurde</h3>
      {events.length === 0 && <p>Nog niets: niemand heeft hier iets veranderd.</p>}
      <ol>
        {events.map(({ id, change, before, after, actorName, createdAt }) => (
          <li key={id}>
            <time dateTime={createdAt}>{formatMoment(new Date(createdAt))}</time>
            <span>
              <strong>{change}</strong>
              {textOf({ before, after })}
            </span>
            <span>{actorName}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function textOf({ before, after }: Pick<AuditRow, 'before' | 'after'>): string {
  const text = changeText({ before: before ?? undefined, after: after ?? undefined })
  if (!text) return ''
  return before ? ` ${text}` : `: ${text}`
}
