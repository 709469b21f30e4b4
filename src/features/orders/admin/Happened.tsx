import { EventList } from '@/platform/audit/admin/EventList'
import type { ConsoleEvent } from '../model/consoleDetails'
import { Unread } from './Unread'

type HappenedProps = {
  events: ConsoleEvent[] | null
  collection: 'hosting-orders' | 'hosting-invoices' | 'hosting-customers'
  onRetry: () => void
}

/** What happened to a line. */
export function Happened({ events, collection, onRetry }: HappenedProps) {
  if (events) return <EventList events={events} collection={collection} />
  return (
    <section className="office-history">
      <h3>Wat er gebeurde</h3>
      <Unread onRetry={onRetry} />
    </section>
  )
}
