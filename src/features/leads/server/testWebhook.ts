import { createHmac } from 'node:crypto'
import type { Ctx } from '@/platform/ctx'
import { env } from '@/platform/env'
import { configuredMeta } from './metaSettings'

export type WebhookTestResult = { kind: 'accepted' | 'refused' | 'notConfigured' }

const TIMEOUT_MS = 10_000

/** Does to our own webhook what Meta does: a signed call about a lead that no one stands behind. */
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
