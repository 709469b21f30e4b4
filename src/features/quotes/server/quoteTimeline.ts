import { sql } from '@payloadcms/db-postgres/drizzle'
import { eventSource } from '@/platform/audit/eventTimeline'
import { hasAddress, isAmong } from '@/platform/timeline/timeline'
import { assignmentInOffice } from '../model/assignment'
import { quoteInOffice } from '../model/quote'
import { assignmentSql } from './assignmentRepository'
import { quoteSql } from './quoteRepository'

/** What became of quotes to this address, or made from what the person asked. */
export const quoteTimeline = eventSource({
  ...{ kind: 'quote', name: 'quote', collections: ['quotes', 'assignments'] },
  subjects: person => sql`
    select x.id::text as id, q.number as label from ${quoteSql.from}
      cross join lateral (select q.id union select a.id from ${assignmentSql.from} where a.quote_id = q.id) x
    where ${hasAddress('q.email', person)} or ${isAmong('q.lead_id', person.records)}
      or ${isAmong('q.request_id', person.records)}`,
  link: (collection, id) => (collection === 'assignments' ? assignmentInOffice(id) : quoteInOffice(id)),
})
