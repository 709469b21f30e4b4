import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { INBOX_COLLECTIONS, type InboxCollection } from '../../model/inbox'

export const LEAD_TABLES: Record<InboxCollection, SQL> = {
  leads: sql`leads`,
  'configurator-requests': sql`configurator_requests`,
}

/** Every table of requests, for what is done to all of them. */
export const ALL_LEAD_TABLES: SQL[] = INBOX_COLLECTIONS.map(collection => LEAD_TABLES[collection])
