import type { HostingQuery } from '@/domain/hosting/consoleQuery'
import type { Ctx } from '@/server/ctx'
import { companyGaps } from '@/server/hosting/companyGaps'
import { hostingStats } from '@/server/hosting/console/hostingStats'
import { listHosting } from '@/server/hosting/console/listHosting'
import { readPart } from '@/server/staff/readPart'

/** Everything that the console opens with. A part that could not be read is null, and the other stays. */
export async function readHosting(ctx: Ctx, query: HostingQuery) {
  const [page, stats, gaps] = await Promise.all([
    readPart(ctx, 'list', listHosting(ctx, query)),
    readPart(ctx, 'figures', hostingStats(ctx)),
    readPart(ctx, 'company numbers', companyGaps(ctx)),
  ])
  return { page, stats, gaps }
}
