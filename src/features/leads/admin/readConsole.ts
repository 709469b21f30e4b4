import { readPart } from '@/platform/console/readPart'
import type { Ctx } from '@/platform/ctx'
import type { InboxQuery } from '../model/inboxQuery'
import { countInbox } from '../server/inbox/countInbox'
import { listInbox } from '../server/inbox/listInbox'
import { listOwners } from '../server/inbox/listOwners'
import { monthPicture } from '../server/inbox/monthPicture'
import { webhookState } from '../server/webhookState'

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
