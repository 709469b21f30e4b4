import { getClaims } from '@/features/catalogue/server/getClaims'
import { getCompany } from '@/features/company/server/getCompany'
import { requireOperator } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { type QueuedMail, sendNow } from '@/platform/email/outbox'
import { nextFetchAt } from '../model/webhookEvents'
import { configuredMeta, type MetaSettings, requestMetaLead } from './metaApi'
import { type Agency, saveMetaLead } from './saveMetaLead'
import {
  leaseDue,
  leaseForRetry,
  makeDue,
  type PendingMetaLead,
  recordFailure,
} from './webhookEventRepository'

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
  await makeDue(ctx)
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
    const { id, received } = waiting
    const attempts = waiting.attempts + 1
    ctx.payload.logger.warn({ msg: 'an ad lead was not fetched', event: id, attempt: attempts })
    const lastError = faultText(error, meta.accessToken)
    await recordFailure(ctx, id, { attempts, lastError, again: nextFetchAt(attempts, received, ctx.now()) })
    return null
  }
}

const MAX_LENGTH = 500

/**
 * Why something failed, as staff may read it. The cause is the nearest to what happened; the error around it may
 * repeat what was asked, and so may hold the token.
 */
function faultText(error: unknown, token = ''): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : ''
  const said = cause || (error instanceof Error ? error.message : String(error))
  const secrets = [token, encodeURIComponent(token)].filter(Boolean)
  return secrets.reduce((text, secret) => text.replaceAll(secret, '***'), said).slice(0, MAX_LENGTH)
}
