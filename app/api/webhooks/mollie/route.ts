import { receivePaymentWebhook, type WebhookResult } from '@/features/billing/server/public'
import { retryAfter } from '@/platform/limits/restLimit'
import { visitorCtx } from '@/platform/requestCtx'

/** Mollie repeats whatever is not answered with 200, for a day. */
const STATUSES: Record<WebhookResult['kind'], number> = {
  accepted: 200,
  notConfigured: 503,
  tooLarge: 413,
  unreadable: 400,
  tooMany: 429,
  unreachable: 503,
}

export async function POST(request: Request): Promise<Response> {
  const { kind } = await receivePaymentWebhook(await visitorCtx(), 'mollie', request.body)
  const headers = kind === 'tooMany' ? retryAfter('payment-webhook-id') : undefined
  return new Response(null, { status: STATUSES[kind], headers })
}
