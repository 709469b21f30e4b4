import { readPart } from '@/platform/console/officeEndpoint'
import type { Ctx } from '@/platform/ctx'
import type { InboxQuery } from '../model/inbox'
import { listInbox, listOwners } from './inboxQueries'
import { countInbox, getMonthStats } from './inboxStats'
import { getWebhookSetup } from './webhookSetup'

/** Everything that the console opens with. A part that could not be read is null, and the others stay. */
export async function readConsole(ctx: Ctx, query: InboxQuery, month: string) {
  const [page, counts, picture, guide, owners] = await Promise.all([
    readPart(ctx, 'list', listInbox(ctx, query)),
    readPart(ctx, 'counts', countInbox(ctx)),
    readPart(ctx, 'month', getMonthStats(ctx, month)),
    readPart(ctx, 'webhook', getWebhookSetup(ctx)),
    readPart(ctx, 'owners', listOwners(ctx)),
  ])
  return { page, counts, picture, guide, owners }
}
