import { and, eq, gt, type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { getClaims } from '@/features/catalogue/server/getClaims'
import { getCompany } from '@/features/company/server/getCompany'
import { requireOperator } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { type QueuedMail, sendNow } from '@/platform/email/outbox'
import { LEASE_MS, nextFetchAt } from '../model/webhookEvents'
import { configuredMeta, type MetaSettings, requestMetaLead } from './metaApi'
import { type Agency, type PendingMetaLead, saveMetaLead } from './saveMetaLead'

/** Neither Meta nor the mail server is asked for more than this at once. */
const MAX_CONCURRENT = 8

/** A run begins no new leads after this, so that the worker's other jobs have their turn. */
const MAX_RUN_MS = 5000

/**
 * Fetches the leads that are due until none is left, the time is over, or Meta gave none of those it was asked for
 * last. Answers how many were tried. Once Meta answers again, whatever was put off for longer is due at once.
 */
export async function fetchMetaLeads(ctx: Ctx, meta = configuredMeta, roundMs = MAX_RUN_MS): Promise<number> {
  const end = performance.now() + roundMs
  let [leased, tried, came] = [await leaseDue(ctx, MAX_CONCURRENT), 0, 0]
  if (leased.length === 0) return 0
  const agency = await getAgency(ctx)
  while (leased.length > 0) {
    tried += leased.length
    const more = await fetchLeased(ctx, meta, agency, leased)
    if (more === 0) break
    if (came === 0) await retryMetaLeads(ctx)
    came += more
    leased = performance.now() < end ? await leaseDue(ctx, MAX_CONCURRENT) : []
  }
  return tried
}

/** Makes due what was put off: the token may be a new one, or Meta may be back. What somebody has leased stays theirs. */
export async function retryMetaLeads(ctx: Ctx): Promise<void> {
  const events = database(ctx).tables.webhook_events
  const putOff = gt(events.nextAttemptAt, leaseExpiry(ctx))
  await database(ctx)
    .drizzle.update(events)
    .set({ nextAttemptAt: ctx.now().toISOString() })
    .where(and(eq(events.source, 'meta'), eq(events.state, 'received'), putOff))
}

export type RefetchResult = { kind: 'fetched' | 'notGiven' | 'notWaiting' }

/** Fetches a lead at once that was put off or given up, for staff who will not wait. `id` is its event's. */
export async function refetchMetaLead(ctx: Ctx, id: string, meta = configuredMeta): Promise<RefetchResult> {
  requireOperator(ctx)
  const waiting = await leaseForRetry(ctx, id)
  if (!waiting) return { kind: 'notWaiting' }
  const came = await fetchLeased(ctx, meta, await getAgency(ctx), [waiting])
  if (came === 0) return { kind: 'notGiven' }
  await retryMetaLeads(ctx)
  return { kind: 'fetched' }
}

/** What every lead's mail says of the agency. */
async function getAgency(ctx: Ctx): Promise<Agency> {
  const [company, { responseTime }] = await Promise.all([getCompany(ctx), getClaims(ctx)])
  return { company, responseTime }
}

/** Fetches leased leads side by side, and answers how many of them came. What did not come is put off, with the reason. */
async function fetchLeased(
  ctx: Ctx,
  meta: MetaSettings,
  agency: Agency,
  leased: PendingMetaLead[],
): Promise<number> {
  const fetched = await Promise.all(leased.map(waiting => fetchLead(ctx, meta, waiting, agency)))
  const came = fetched.filter(mails => mails !== null)
  await sendNow(ctx, came.flat())
  return came.length
}

async function fetchLead(
  ctx: Ctx,
  meta: MetaSettings,
  waiting: PendingMetaLead,
  agency: Agency,
): Promise<QueuedMail[] | null> {
  try {
    return await saveMetaLead(ctx, waiting, await requestMetaLead(meta, waiting.leadId), agency)
  } catch (error) {
    await recordFailure(ctx, waiting, faultText(error, meta.accessToken))
    return null
  }
}

async function recordFailure(
  ctx: Ctx,
  { id, attempts, received }: PendingMetaLead,
  lastError: string,
): Promise<void> {
  const failures = attempts + 1
  ctx.payload.logger.warn({ msg: 'an ad lead was not fetched', event: id, attempt: failures })
  const again = nextFetchAt(failures, received, ctx.now())
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

/**
 * Takes at most `limit` leads that are due. Workers side by side never take the same one. As an array they are looked
 * up once: the plan of a plain `in` may look them up for every row, and take them all.
 */
function leaseDue(ctx: Ctx, limit: number): Promise<PendingMetaLead[]> {
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
async function leaseForRetry(ctx: Ctx, id: string): Promise<PendingMetaLead | null> {
  const waits = sql`state = 'received' and next_attempt_at > ${leaseExpiry(ctx)}`
  const [waiting] = await lease(ctx, sql`id = ${id} and source = 'meta' and (state = 'failed' or ${waits})`)
  return waiting ?? null
}

/** Until when what is taken now belongs to whoever took it. */
function leaseExpiry(ctx: Ctx): string {
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

const LONGEST = 500

/**
 * Why something failed, as staff may read it. The cause is the nearest to what happened; the error around it may
 * repeat what was asked, and so may hold the token.
 */
function faultText(error: unknown, token = ''): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : ''
  const said = cause || (error instanceof Error ? error.message : String(error))
  const secrets = [token, encodeURIComponent(token)].filter(Boolean)
  return secrets.reduce((text, secret) => text.replaceAll(secret, '***'), said).slice(0, LONGEST)
}
