import { createHmac } from 'node:crypto'
import type { Where } from 'payload'
import { asUser } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { env } from '@/platform/env'
import type { WebhookEvent } from '../../../payload-types'
import { canRefetch, type WebhookState, webhookStates } from '../model/webhookEvents'
import { configuredMeta } from './metaApi'

export type WebhookEventRow = {
  id: string
  eventId: string
  state: WebhookState
  createdAt: string
  lastError: string | null
  canRefetch: boolean
}

export type WebhookSetup = {
  address: string
  secrets: { name: string; use: string; isSet: boolean }[]
  events: WebhookEventRow[]
  waiting: number
  notGiven: { total: number; events: WebhookEventRow[] }
}

const MAX_EVENTS = 5

export async function getWebhookSetup(ctx: Ctx, meta = configuredMeta): Promise<WebhookSetup> {
  const received: Where = { state: { in: webhookStates('isWaiting') } }
  const tried: Where = { and: [received, { attempts: { greater_than: 0 } }] }
  const notGiven: Where = { or: [{ state: { in: webhookStates('isFailed') } }, tried] }
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

export type WebhookTestResult = { kind: 'accepted' | 'refused' | 'notConfigured' }

const TIMEOUT_MS = 10_000

export async function testWebhook(
  ctx: Ctx,
  meta = configuredMeta,
  site = env.INTERNAL_URL,
): Promise<WebhookTestResult> {
  if (!meta.appSecret) return { kind: 'notConfigured' }
  const body = testCallBody(`test-${ctx.random()}`, ctx.now())
  const signature = createHmac('sha256', meta.appSecret).update(body).digest('hex')
  const answer = await fetch(`${site}/api/webhooks/meta`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!answer.ok) ctx.payload.logger.warn(`the webhook answered its own test with ${answer.status}`)
  return { kind: answer.ok ? 'accepted' : 'refused' }
}

function testCallBody(leadId: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000)
  const value = { leadgen_id: leadId, form_id: 'test', page_id: 'test', created_time: time }
  const entry = { id: 'test', time, changes: [{ field: 'leadgen', value }] }
  return JSON.stringify({ object: 'page', entry: [entry] })
}
