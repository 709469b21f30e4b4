import type { InboxQuery } from '@/domain/leads/inboxQuery'
import type { Ctx } from '@/server/ctx'
import { countInbox } from '@/server/leads/inbox/countInbox'
import { listInbox } from '@/server/leads/inbox/listInbox'
import { listOwners } from '@/server/leads/inbox/listOwners'
import { monthPicture } from '@/server/leads/inbox/monthPicture'
import { webhookState } from '@/server/leads/webhookState'

/** Everything that the console opens with; null when it could not be read. */
export async function readConsole(ctx: Ctx, query: InboxQuery, month: string) {
  try {
    return await readAll(ctx, query, month)
  } catch (error) {
    ctx.payload.logger.error({ err: error }, 'the leads console could not be read')
    return null
  }
}

async function readAll(ctx: Ctx, query: InboxQuery, month: string) {
  const [page, counts, picture, guide, owners] = await Promise.all([
    listInbox(ctx, query),
    countInbox(ctx),
    monthPicture(ctx, month),
    webhookState(ctx),
    listOwners(ctx),
  ])
  return { page, counts, picture, guide, owners }
}
