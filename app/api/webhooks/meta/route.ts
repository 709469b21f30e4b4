import { answerMetaChallenge, receiveMetaWebhook, type WebhookResult } from '@/features/leads/server/public'
import { visitorCtx } from '@/platform/requestCtx'

/** Whatever is not 200, Meta sends again for a while. */
const STATUSES: Record<WebhookResult['kind'], number> = {
  accepted: 200,
  unsigned: 401,
  notConfigured: 503,
  tooLarge: 413,
  unreadable: 400,
}

/** Meta sets up the webhook. */
export function GET(request: Request): Response {
  const challenge = answerMetaChallenge(new URL(request.url).searchParams)
  if (challenge === null) return new Response(null, { status: 403 })
  return new Response(challenge, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}

/** Meta announces new leads. */
export async function POST(request: Request): Promise<Response> {
  const call = { body: request.body, signature: request.headers.get('x-hub-signature-256') }
  const { kind } = await receiveMetaWebhook(visitorCtx, call)
  return new Response(null, { status: STATUSES[kind] })
}
