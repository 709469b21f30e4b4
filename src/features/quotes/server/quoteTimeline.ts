import { sql } from '@payloadcms/db-postgres/drizzle'
import { eventSource } from '@/platform/audit/eventTimeline'
import { hasAddress, isAmong } from '@/platform/timeline/timeline'
import { quoteInOffice } from '../model/quote'

/** What became of quotes to this address, or made from what the person asked. */
export const quoteTimeline = eventSource({
  ...{ kind: 'quote', name: 'quote', collections: ['quotes'] },
  subjects: person => sql`
    select q.id::text as id, q.number as label from quotes q
    where ${hasAddress('q.email', person)} or ${isAmong('q.lead_id', person.records)}
      or ${isAmong('q.request_id', person.records)}`,
  link: (_collection, id) => quoteInOffice(id),
})
