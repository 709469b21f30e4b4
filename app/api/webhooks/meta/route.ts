import { answerMetaChallenge, receiveMetaWebhook, type WebhookResult } from '@/features/leads/server/public'
import { visitorCtx } from '@/platform/requestCtx'

/** Meta repeats whatever is not answered with 200. */
const STATUSES: Record<WebhookResult['kind'], number> = {
  accepted: 200,
  unsigned: 401,
  notConfigured: 503,
  tooLarge: 413,
  unreadable: 400,
}

export function GET(request: Request): Response {
  const challenge = answerMetaChallenge(new URL(request.url).searchParams)
  if (challenge === null) return new Response(null, { status: 403 })
  return new Response(challenge, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}

export async function POST(request: Request): Promise<Response> {
  const call = { body: request.body, signature: request.headers.get('x-hub-signature-256') }
  const { kind } = await receiveMetaWebhook(visitorCtx, call)
  return new Response(null, { status: STATUSES[kind] })
}
