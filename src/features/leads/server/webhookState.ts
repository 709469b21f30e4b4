import type { Where } from 'payload'
import type { WebhookEvent } from '@/payload-types'
import { asUser } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { env } from '@/platform/env'
import { canRefetch, type WebhookState } from '../model/webhookEvents'
import { configuredMeta } from './metaSettings'

/** One thing that Meta told. `canRefetch` says whether staff may have its lead fetched at once. */
export type WebhookEventRow = {
  id: string
  eventId: string
  state: WebhookState
  createdAt: string
  lastError: string | null
  canRefetch: boolean
}

/** What staff need to know to set up the webhook and to see that it works. No secret is in it. */
export type WebhookSetup = {
  address: string
  secrets: { name: string; use: string; isSet: boolean }[]
  events: WebhookEventRow[]
  waiting: number
  /** Leads that Meta was asked for and did not give, the latest of them. */
  notGiven: { total: number; events: WebhookEventRow[] }
}

const MAX_EVENTS = 5

/** How the webhook of Meta stands, as far as whoever asks may see it. */
export async function getWebhookSetup(ctx: Ctx, meta = configuredMeta): Promise<WebhookSetup> {
  const received: Where = { state: { equals: 'received' } }
  const tried: Where = { and: [received, { attempts: { greater_than: 0 } }] }
  const notGiven: Where = { or: [{ state: { equals: 'failed' } }, tried] }
  const [events, waiting, stuck, total] = await Promise.all([
    latestEvents(ctx, {}),
    countEvents(ctx, received),
    latestEvents(ctx, notGiven),
    countEvents(ctx, notGiven),
  ])
  return {
    address: `${env.SITE_URL}/api/webhooks/meta`,
    secrets: [
      { name: 'META_VERIFY_TOKEN', use: 'het verificatietoken', isSet: Boolean(meta.verifyToken) },
      { name: 'META_APP_SECRET', use: 'het geheim van de app', isSet: Boolean(meta.appSecret) },
      { name: 'META_ACCESS_TOKEN', use: 'de toegang tot de leads', isSet: Boolean(meta.accessToken) },
    ],
    ...{ events, waiting },
    notGiven: { total, events: stuck },
  }
}

const fromMeta = (which: Where): Where => ({ and: [{ source: { equals: 'meta' } }, which] })

async function latestEvents(ctx: Ctx, which: Where): Promise<WebhookEventRow[]> {
  const { docs } = await ctx.payload.find({
    collection: 'webhook-events',
    where: fromMeta(which),
    sort: '-createdAt',
    limit: MAX_EVENTS,
    depth: 0,
    pagination: false,
    ...asUser(ctx),
  })
  return docs.map(event => toEventRow(event, ctx.now()))
}

async function countEvents(ctx: Ctx, which: Where): Promise<number> {
  const where = fromMeta(which)
  const { totalDocs } = await ctx.payload.count({ collection: 'webhook-events', where, ...asUser(ctx) })
  return totalDocs
}

function toEventRow({ id, eventId, state, createdAt, ...event }: WebhookEvent, now: Date): WebhookEventRow {
  const nextAttemptAt = event.nextAttemptAt ? new Date(event.nextAttemptAt) : null
  return {
    ...{ id, eventId, state, createdAt },
    lastError: event.lastError ?? null,
    canRefetch: canRefetch(state, nextAttemptAt, now),
  }
}
