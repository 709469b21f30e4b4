import type { HostingQuery } from '@/domain/hosting/consoleQuery'
import type { Ctx } from '@/server/ctx'
import { hostingStats } from '@/server/hosting/console/hostingStats'
import { listHosting } from '@/server/hosting/console/listHosting'

/** Everything that the console opens with; null when it could not be read. */
export async function readHosting(ctx: Ctx, query: HostingQuery) {
  try {
    const [page, stats] = await Promise.all([listHosting(ctx, query), hostingStats(ctx)])
    return { page, stats }
  } catch (error) {
    ctx.payload.logger.error({ err: error }, 'the hosting console could not be read')
    return null
  }
}
