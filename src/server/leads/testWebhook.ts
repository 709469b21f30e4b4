import { createHmac } from 'node:crypto'
import type { Endpoint } from 'payload'
import { type Actor, hasRole } from '@/access/actors'
import { type Ctx, ctxOf } from '../ctx'
import { env } from '../env'
import { configuredMeta } from './metaSettings'

export type WebhookTest = { kind: 'accepted' | 'refused' | 'notConfigured' }

const WAITS_MS = 10_000

/** Does to our own webhook what Meta does: a signed call about a lead that no one stands behind. */
export async function testWebhook(
  ctx: Ctx,
  meta = configuredMeta,
  site = env.INTERNAL_URL,
): Promise<WebhookTest> {
  if (!meta.appSecret) return { kind: 'notConfigured' }
  const body = trialCall(`test-${ctx.random()}`, ctx.now())
  const signature = createHmac('sha256', meta.appSecret).update(body).digest('hex')
  const answer = await fetch(`${site}/api/webhooks/meta`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` },
    body,
    signal: AbortSignal.timeout(WAITS_MS),
  })
  if (!answer.ok) ctx.payload.logger.warn(`the webhook answered its own test with ${answer.status}`)
  return { kind: answer.ok ? 'accepted' : 'refused' }
}

function trialCall(leadId: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000)
  const value = { leadgen_id: leadId, form_id: 'test', page_id: 'test', created_time: time }
  const entry = { id: 'test', time, changes: [{ field: 'leadgen', value }] }
  return JSON.stringify({ object: 'page', entry: [entry] })
}

export const testWebhookEndpoint: Endpoint = {
  path: '/leads-console/test-webhook',
  method: 'post',
  handler: async req => {
    if (!hasRole(req.user as Actor, 'operator')) return notFound()
    // Another site cannot send JSON without asking first, and is refused when it asks.
    if (!/^application\/json\b/.test(req.headers.get('content-type') ?? '')) return notFound()
    return Response.json(await testWebhook(ctxOf(req)))
  },
}

const notFound = () => Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 })
