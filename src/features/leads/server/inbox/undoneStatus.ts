import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Ctx } from '@/platform/ctx'
import type { Sql } from '@/platform/db/transaction'
import type { InboxLead } from '../../model/inbox'
import { type LeadStatus, UNDO_MINUTES } from '../../model/status'

/**
 * What a lead returns to when its last change is taken back: only by whoever made it, only of a status, and only
 * directly after. Null when it cannot be.
 */
export async function findPreviousStatus(ctx: Ctx, db: Sql, { id, status }: InboxLead): Promise<LeadStatus | null> {
  const since = new Date(ctx.now().getTime() - UNDO_MINUTES * 60_000).toISOString()
  const { rows } = await db.execute<{ before: LeadStatus }>(sql`
    select before from (
      select * from events where subject_id = ${id} order by created_at desc limit 1
    ) last
    where change = 'Status' and after = ${status} and actor_id = ${ctx.user?.id ?? null} and created_at > ${since}`)
  return rows[0]?.before ?? null
}
