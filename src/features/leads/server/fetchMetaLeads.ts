import { and, eq, gt } from '@payloadcms/db-postgres/drizzle'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { fetchLeased, getAgency } from './fetchEach'
import { leaseDue, leaseExpiry } from './leaseMetaLeads'
import { configuredMeta } from './metaSettings'

/** Neither Meta nor the mail server is asked for more than this at once. */
const MAX_CONCURRENT = 8

/** A round begins no new leads after this, so that the worker's other rounds have their turn. */
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
