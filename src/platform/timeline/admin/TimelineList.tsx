import { Badge, Moment } from '@/platform/console/cells'
import type { TimelineEntry } from '../model/timeline'

export function TimelineList({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className="timeline">
      {entries.map(entry => (
        <TimelineItem key={entry.key} entry={entry} />
      ))}
    </ol>
  )
}

function TimelineItem({ entry: { at, kind, title, detail, author, link, badge } }: { entry: TimelineEntry }) {
  return (
    <li data-kind={kind}>
      <Moment at={at} />
      <div>
        <p className="timeline-title">
          {link ? <a href={link}>{title}</a> : <strong>{title}</strong>}{' '}
          {badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
        </p>
        {detail && <p className="timeline-detail">{detail}</p>}
        {author && <p className="timeline-author">{author}</p>}
      </div>
    </li>
  )
}
