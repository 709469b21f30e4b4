import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import type { Ctx } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import type { Row } from '@/platform/registry'
import { isAmong, timelineSource } from '@/platform/timeline/timeline'
import type { InboxCollection } from '../model/inbox'
import { type NewNote, NOTE_KINDS, noteKind } from '../model/note'

const RELATION: Record<InboxCollection, SQL> = {
  leads: sql`lead_id`,
  'configurator-requests': sql`request_id`,
}

type Author = { id: string; name: string }

/** False for a note whose idempotency key stands. */
export async function insertNote(
  ctx: Ctx,
  tx: Pick<Tx, 'sql'>,
  { collection, id, kind, text, idempotencyKey }: NewNote,
  author: Author,
): Promise<boolean> {
  const now = ctx.now().toISOString()
  const { rows } = await tx.sql.execute(sql`
    insert into lead_notes (${RELATION[collection]}, kind, text, author_id, author_name, submission_key, created_at, updated_at)
    values (${id}, ${kind}, ${text || null}, ${author.id}, ${author.name}, ${idempotencyKey}, ${now}, ${now})
    on conflict (submission_key) do nothing returning id`)
  return rows.length > 0
}

const noteRow = z.object({
  kind: z.enum(NOTE_KINDS.map(each => each.value)),
  ...{ text: z.nullable(z.string()), authorName: z.nullable(z.string()) },
})

export const noteTimeline = timelineSource({
  ...{ kind: 'note', name: 'note' },
  select: ({ records }) => sql`
    select n.id::text, n.created_at as at, n.kind::text, n.text, n.author_name as "authorName" from lead_notes n
    where ${isAmong('n.lead_id', records)} or ${isAmong('n.request_id', records)}`,
  row: noteRow,
  content: ({ kind, text, authorName }) => ({
    ...{ title: noteKind(kind).label, detail: text, author: authorName, link: null, badge: null },
  }),
})

/** When staff noted something or called. What they wrote for each other is not among it. */
export async function contactMomentsOf(db: Pick<Tx['sql'], 'execute'>, records: SQL): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select n.kind::text, n.created_at as "createdAt" from lead_notes n
    where n.lead_id in (${records}) or n.request_id in (${records}) order by n.created_at`)
  return rows
}
