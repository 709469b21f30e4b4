import { sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import { requireOperator } from '@/platform/access/authority'
import { eventSource } from '@/platform/audit/eventTimeline'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { MIN_PHONE_DIGITS, phoneDigits } from '@/platform/text/search'
import { recordInOffice, type TimelineKind, type TimelinePage } from '@/platform/timeline/model/timeline'
import { readTimeline, type TimelineSource, timelineSource } from '@/platform/timeline/timeline'
import { INBOX_COLLECTIONS, type InboxCollection } from '../model/inbox'
import { formatReference, kindLabel, LEAD_KINDS, LEAD_STATUSES, leadStatus } from '../model/lead'
import { inboxTables } from './inboxSources'
import { findLead, NOT_QUARANTINED, selectRequests } from './leadRepository'
import { noteTimeline } from './noteRepository'

const requestRow = z.object({
  ...{ id: z.string(), collection: z.enum(INBOX_COLLECTIONS), number: z.number() },
  kind: z.enum([...LEAD_KINDS.map(each => each.value), 'configurator'] as const),
  status: z.enum(LEAD_STATUSES.map(each => each.value)),
  ...{ subject: z.nullable(z.string()), message: z.nullable(z.string()) },
})

const requests = timelineSource({
  ...{ kind: 'request', name: 'request' },
  select: ({ records }, ctx) => selectRequests(ctx, records),
  row: requestRow,
  content: ({ id, collection, number, kind, status, subject, message }) => ({
    title: `${kind === 'configurator' ? 'Configurator' : kindLabel(kind)} ${formatReference(number)}`,
    detail: [subject, message].filter(Boolean).join('\n') || null,
    author: null,
    link: recordInOffice(collection, id),
    badge: leadStatus(status),
  }),
})

const changes = eventSource({
  ...{ kind: 'change', name: 'change', collections: INBOX_COLLECTIONS },
  subjects: ({ records }) =>
    records.length === 0
      ? null
      : sql`select x.id, null as label from unnest(array[${sql.join(
          records.map(id => sql`${id}`),
          sql`, `,
        )}]::text[]) as x(id)`,
})

export const leadTimelines: TimelineSource[] = [requests, noteTimeline, changes]

type TimelineOfLead = {
  lead: { collection: InboxCollection; id: string }
  kind: TimelineKind | null
  after: string | null
}

/** Null for a lead that is gone. */
export async function readLeadTimeline(
  ctx: Ctx,
  { lead: key, ...query }: TimelineOfLead,
  size?: number,
): Promise<TimelinePage | null> {
  requireOperator(ctx)
  const lead = await findLead(ctx, key)
  if (!lead) return null
  const [email, digits] = [lead.email.toLowerCase(), phoneDigits(lead.phone ?? '')]
  const phone = digits.length < MIN_PHONE_DIGITS ? '' : digits
  const records = new Set([lead.id, ...(await findRequestsFrom(ctx, { email, phone }))])
  return readTimeline(ctx, { email, records: [...records] }, query, size)
}

const MAX_REQUESTS = 200

/**
 * Ids of what came from an address or a telephone, the newest first. Either is empty when unknown, the telephone in
 * digits. Each is looked up by itself: with `or` between them the database reads the whole list.
 */
async function findRequestsFrom(
  ctx: Ctx,
  { email, phone }: { email: string; phone: string },
): Promise<string[]> {
  const same = [
    ...(email ? [sql`lower(email) = ${email}`] : []),
    ...(phone ? [sql`bureau.phone_digits(phone) = ${phone}`] : []),
  ]
  if (same.length === 0) return []
  const found = inboxTables(ctx).flatMap(table =>
    same.map(is => sql`select id, created_at from ${table} where ${NOT_QUARANTINED} and ${is}`),
  )
  const { rows } = await database(ctx).drizzle.execute<{ id: string }>(sql`
    select id::text from (${sql.join(found, sql` union `)}) requests order by created_at desc, id desc limit ${MAX_REQUESTS}`)
  return rows.map(row => row.id)
}
