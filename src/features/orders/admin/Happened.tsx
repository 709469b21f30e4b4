import { AuditTrail } from '@/platform/audit/admin/EventList'
import type { ConsoleEvent } from '../model/consoleDetails'
import { Unread } from './Unread'

type DetailHistoryProps = {
  events: ConsoleEvent[] | null
  collection: 'hosting-orders' | 'hosting-invoices' | 'hosting-customers'
  onRetry: () => void
}

/** What happened to a line. */
export function DetailHistory({ events, collection, onRetry }: DetailHistoryProps) {
  if (events) return <AuditTrail events={events} collection={collection} />
  return (
    <section className="office-history">
      <h3>Wat er gebeurde</h3>
      <Unread onRetry={onRetry} />
    </section>
  )
}
