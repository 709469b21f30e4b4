import { requireOperator } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { fetchLeased, getAgency } from './fetchEach'
import { retryMetaLeads } from './fetchMetaLeads'
import { leaseForRetry } from './leaseMetaLeads'
import { configuredMeta } from './metaSettings'

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
