import { and, eq, gt, sql } from '@payloadcms/db-postgres/drizzle'
import { nextFetch } from '@/domain/leads/webhookEvents'
import { LEASE_MS } from '@/domain/mail/retry'
import { getClaims } from '../content/getClaims'
import { getCompany } from '../content/getCompany'
import type { Ctx } from '../ctx'
import { sendAtOnce } from '../mail/confirmation'
import type { QueuedMail } from '../mail/outbox'
import { database } from '../transaction'
import { askGraph } from './askGraph'
import { faultText } from './faultText'
import { configuredMeta, type MetaSettings } from './metaSettings'
import { type Agency, saveMetaLead, type WaitingLead } from './saveMetaLead'

/**
 * Fetches the leads that are due, at most `limit`, and answers how many were tried. Workers side by side never take
 * the same one. Once Meta answers again, whatever was put off for longer is due at once.
 */
export async function fetchMetaLeads(ctx: Ctx, meta = configuredMeta, limit = 20): Promise<number> {
  const due = await leaseDue(ctx, limit)
  if (due.length === 0) return 0
  const [company, { responseTime }] = await Promise.all([getCompany(ctx), getClaims(ctx)])
  const agency = { company, responseTime }
  const fetched = await Promise.all(due.map(waiting => fetchLead(ctx, meta, waiting, agency)))
  if (fetched.some(Boolean)) await retryMetaLeads(ctx)
  await sendAtOnce(
    ctx,
    fetched.flatMap(mails => mails ?? []),
  )
  return due.length
}

/** Makes due what was put off: the token may be a new one, or Meta may be back. What somebody has leased stays theirs. */
export async function retryMetaLeads(ctx: Ctx): Promise<void> {
  const events = database(ctx).tables.webhook_events
  const leased = new Date(ctx.now().getTime() + LEASE_MS).toISOString()
  await database(ctx)
    .drizzle.update(events)
    .set({ nextAttemptAt: ctx.now().toISOString() })
    .where(and(eq(events.source, 'meta'), eq(events.state, 'received'), gt(events.nextAttemptAt, leased)))
}

async function fetchLead(
  ctx: Ctx,
  meta: MetaSettings,
  waiting: WaitingLead,
  agency: Agency,
): Promise<QueuedMail[] | null> {
  try {
    return await saveMetaLead(ctx, waiting, await askGraph(meta, waiting.leadId), agency)
  } catch (error) {
    await putOff(ctx, waiting, faultText(error, meta.accessToken))
    return null
  }
}

async function putOff(ctx: Ctx, { id, attempts, received }: WaitingLead, lastError: string): Promise<void> {
  const failures = attempts + 1
  ctx.payload.logger.warn({ msg: 'an ad lead was not fetched', event: id, attempt: failures })
  const again = nextFetch(failures, received, ctx.now())
  const events = database(ctx).tables.webhook_events
  await database(ctx)
    .drizzle.update(events)
    .set({
      state: again ? 'received' : 'failed',
      attempts: failures,
      nextAttemptAt: again?.toISOString() ?? null,
      lastError,
      updatedAt: ctx.now().toISOString(),
    })
    .where(and(eq(events.id, id), eq(events.state, 'received')))
}

async function leaseDue(ctx: Ctx, limit: number): Promise<WaitingLead[]> {
  const now = ctx.now()
  const lease = new Date(now.getTime() + LEASE_MS).toISOString()
  const { rows } = await database(ctx).drizzle.execute<Record<string, string>>(sql`
    update webhook_events set next_attempt_at = ${lease}
    where id in (
      select id from webhook_events
      where source = 'meta' and state = 'received' and next_attempt_at <= ${now.toISOString()}
      order by next_attempt_at limit ${limit} for update skip locked
    )
    returning id, event_id as "leadId", attempts, created_at as "received"`)
  return rows.map(({ id = '', leadId = '', attempts, received }) => ({
    ...{ id, leadId },
    attempts: Number(attempts),
    received: new Date(String(received)),
  }))
}
