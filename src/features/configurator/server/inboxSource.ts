import { sql } from '@payloadcms/db-postgres/drizzle'
import type { InboxSource } from '@/features/leads/server/inboxSources'

/** Configurator requests in the list of leads. Their service is the first answer of the slip. */
export const configuratorInboxSource: InboxSource = {
  collection: 'configurator-requests',
  table: sql`configurator_requests`,
  kind: sql`'configurator'`,
  columns: sql`nullif(answers -> 0 ->> 'answer', '') as service, description as message,
    null as subject, null::timestamptz as appointment_at`,
}
