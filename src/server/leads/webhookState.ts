import type { WebhookState } from '@/domain/leads/webhookEvents'
import { asUser } from '../authority'
import type { Ctx } from '../ctx'
import { env } from '../env'
import { configuredMeta } from './metaSettings'

/** What staff need to know to set up the webhook and to see that it works. No secret is in it. */
export type WebhookGuide = {
  address: string
  secrets: { name: string; use: string; isSet: boolean }[]
  events: { id: string; eventId: string; state: WebhookState; createdAt: string; lastError: string | null }[]
  waiting: number
}

const LATEST = 5

/** How the webhook of Meta stands, as far as whoever asks may see it. */
export async function webhookState(ctx: Ctx, meta = configuredMeta): Promise<WebhookGuide> {
  const [{ docs }, { totalDocs }] = await Promise.all([
    ctx.payload.find({
      collection: 'webhook-events',
      where: { source: { equals: 'meta' } },
      sort: '-createdAt',
      limit: LATEST,
      depth: 0,
      pagination: false,
      ...asUser(ctx),
    }),
    ctx.payload.count({
      collection: 'webhook-events',
      where: { source: { equals: 'meta' }, state: { equals: 'received' } },
      ...asUser(ctx),
    }),
  ])
  return {
    address: `${env.SITE_URL}/api/webhooks/meta`,
    secrets: [
      { name: 'META_VERIFY_TOKEN', use: 'het verificatietoken', isSet: Boolean(meta.verifyToken) },
      { name: 'META_APP_SECRET', use: 'het geheim van de app', isSet: Boolean(meta.appSecret) },
      { name: 'META_ACCESS_TOKEN', use: 'de toegang tot de leads', isSet: Boolean(meta.accessToken) },
    ],
    events: docs.map(({ id, eventId, state, createdAt, lastError }) => ({
      ...{ id, eventId, state, createdAt },
      lastError: lastError ?? null,
    })),
    waiting: totalDocs,
  }
}
