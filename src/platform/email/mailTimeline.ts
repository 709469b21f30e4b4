import { sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import { hasRole } from '@/platform/access/actors'
import { recordInOffice } from '@/platform/timeline/model/timeline'
import { hasAddress, isAmong, timelineSource } from '@/platform/timeline/timeline'
import { mailSql } from './mailRepository'
import { MAIL_STATES } from './retry'

const mailRow = z.object({
  ...{ id: z.string(), to: z.string(), subject: z.string(), lastError: z.nullable(z.string()) },
  state: z.enum(MAIL_STATES.map(each => each.value)),
})

/** Mail to a person and about what they asked. As everywhere, only administrators see mail about accounts of staff. */
export const mailTimeline = timelineSource({
  ...{ kind: 'mail', name: 'mail' },
  select: (person, { user }) => sql`
    select m.id::text, m.created_at as at, m."to", m.subject, m.state::text, m.last_error as "lastError"
    from ${mailSql.from}
    where (${isAmong('m.about_id', person.records)} or ${hasAddress('m."to"', person)})
      ${hasRole(user, 'admin') ? sql`` : sql`and m.about_collection is distinct from 'staff'`}`,
  row: mailRow,
  content: ({ id, to, subject, state, lastError }) => ({
    title: subject,
    detail: [`Aan ${to}`, lastError].filter(Boolean).join('. '),
    author: null,
    link: recordInOffice('mail-messages', id),
    badge: MAIL_STATES.find(each => each.value === state) ?? null,
  }),
})
