import type { LeadSlip } from '@/features/leads/model/inbox'
import { asUser } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { requestSlip } from '../model/slip'

/** What staff read of a request; null when it is gone. */
export async function getRequestSlip(ctx: Ctx, id: string): Promise<LeadSlip | null> {
  const request = await ctx.payload.findByID({
    ...{ collection: 'configurator-requests', id, depth: 0, disableErrors: true },
    ...asUser(ctx),
  })
  return request && requestSlip(request)
}
