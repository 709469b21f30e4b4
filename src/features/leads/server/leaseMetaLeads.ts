import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { LEASE_MS } from '@/platform/email/retry'
import type { PendingMetaLead } from './saveMetaLead'

/**
 * Takes at most `limit` leads that are due. Workers side by side never take the same one. As an array they are looked
 * up once: the plan of a plain `in` may look them up for every row, and take them all.
 */
export function leaseDue(ctx: Ctx, limit: number): Promise<PendingMetaLead[]> {
  return lease(
    ctx,
    sql`id = any(array(
      select id from webhook_events
      where source = 'meta' and state = 'received' and next_attempt_at <= ${ctx.now().toISOString()}
      order by next_attempt_at limit ${limit} for update skip locked
    ))`,
  )
}

/** Takes one lead that was put off or given up (`canRefetch`); null when it is done, or somebody has it. */
export async function leaseForRetry(ctx: Ctx, id: string): Promise<PendingMetaLead | null> {
  const waits = sql`state = 'received' and next_attempt_at > ${leaseExpiry(ctx)}`
  const [waiting] = await lease(ctx, sql`id = ${id} and source = 'meta' and (state = 'failed' or ${waits})`)
  return waiting ?? null
}

/** Until when what is taken now belongs to whoever took it. */
export function leaseExpiry(ctx: Ctx): string {
  return new Date(ctx.now().getTime() + LEASE_MS).toISOString()
}

async function lease(ctx: Ctx, which: SQL): Promise<PendingMetaLead[]> {
  const { rows } = await database(ctx).drizzle.execute<Record<string, string>>(sql`
    update webhook_events set state = 'received', next_attempt_at = ${leaseExpiry(ctx)} where ${which}
    returning id, event_id as "leadId", attempts, created_at as "received"`)
  return rows.map(({ id = '', leadId = '', attempts, received }) => ({
    ...{ id, leadId },
    attempts: Number(attempts),
    received: new Date(String(received)),
  }))
}
