import { getMissingNumbers } from '@/features/billing/server/public'
import { type Ctx, readPart } from '@/platform/ctx'
import type { HostingQuery } from '../../model/consoleQuery'
import { listHosting } from './listHosting'
import { hostingStats } from './stats'

/** Everything that the console opens with. A part that could not be read is null, and the other stays. */
export async function readHosting(ctx: Ctx, query: HostingQuery) {
  const [page, stats, gaps] = await Promise.all([
    readPart(ctx, 'list', listHosting(ctx, query)),
    readPart(ctx, 'figures', hostingStats(ctx)),
    readPart(ctx, 'company numbers', getMissingNumbers(ctx)),
  ])
  return { page, stats, gaps }
}
