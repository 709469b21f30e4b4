import { requireOperator } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { fetchEach, readAgency } from './fetchEach'
import { retryMetaLeads } from './fetchMetaLeads'
import { leaseAgain } from './leaseMetaLeads'
import { configuredMeta } from './metaSettings'

export type Refetch = { kind: 'fetched' | 'notGiven' | 'notWaiting' }

/** Fetches a lead at once that was put off or given up, for staff who will not wait. `id` is its event's. */
export async function refetchMetaLead(ctx: Ctx, id: string, meta = configuredMeta): Promise<Refetch> {
  requireOperator(ctx)
  const waiting = await leaseAgain(ctx, id)
  if (!waiting) return { kind: 'notWaiting' }
  const came = await fetchEach(ctx, meta, await readAgency(ctx), [waiting])
  if (came === 0) return { kind: 'notGiven' }
  await retryMetaLeads(ctx)
  return { kind: 'fetched' }
}
