import type { InboxQuery } from '@/domain/leads/inboxQuery'
import type { Ctx } from '@/server/ctx'
import { countInbox } from '@/server/leads/inbox/countInbox'
import { listInbox } from '@/server/leads/inbox/listInbox'
import { listOwners } from '@/server/leads/inbox/listOwners'
import { monthPicture } from '@/server/leads/inbox/monthPicture'
import { webhookState } from '@/server/leads/webhookState'
import { readPart } from '@/server/staff/readPart'

/** Everything that the console opens with. A part that could not be read is null, and the others stay. */
export async function readConsole(ctx: Ctx, query: InboxQuery, month: string) {
  const [page, counts, picture, guide, owners] = await Promise.all([
    readPart(ctx, 'list', listInbox(ctx, query)),
    readPart(ctx, 'counts', countInbox(ctx)),
    readPart(ctx, 'month', monthPicture(ctx, month)),
    readPart(ctx, 'webhook', webhookState(ctx)),
    readPart(ctx, 'owners', listOwners(ctx)),
  ])
  return { page, counts, picture, guide, owners }
}
