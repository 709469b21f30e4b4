import { eq } from '@payloadcms/db-postgres/drizzle'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { readBodyUpTo } from '@/platform/http/boundedBody'
import { withinLimit } from '@/platform/limits/server/limits'
import { isRecordId } from '@/platform/text/recordId'
import type { ProviderPayment } from '../../model/payments/judge'
import { type Payment, paymentsTable, findPayment } from './attempts'
import { applyProviderStatus } from './keepAnswer'
import { fetchStatus } from './settlePayment'

const MAX_BODY_BYTES = 2000
const MOLLIE_ID = /^tr_\w{1,64}$/

export type WebhookResult = {
  kind: 'accepted' | 'notConfigured' | 'tooLarge' | 'unreadable' | 'tooMany' | 'unreachable'
}

/**
 * Hears that something happened to a payment. Nothing that the call says is believed: what happened is asked of
 * Mollie. Whether the payment exists makes no difference to the answer.
 */
export async function receivePaymentWebhook(ctx: Ctx, body: Request['body']): Promise<WebhookResult> {
  if (ctx.payments.name !== 'mollie') return { kind: 'notConfigured' }
  const said = await readBodyUpTo(body, MAX_BODY_BYTES)
  if (!said) return { kind: 'tooLarge' }
  const id = new URLSearchParams(new TextDecoder().decode(said)).get('id')
  if (!id) return { kind: 'unreadable' }
  if (!(await withinLimits(ctx, id))) return { kind: 'tooMany' }
  if (!MOLLIE_ID.test(id)) return { kind: 'accepted' }
  const remote = await fetchStatus(ctx, id)
  if (remote === 'nothing') return { kind: 'unreachable' }
  const attempt = remote && (await attemptOf(ctx, remote))
  if (attempt) await applyProviderStatus(ctx, attempt, remote)
  return { kind: 'accepted' }
}

/** Before anything is looked up, so that the limits tell nothing either. */
async function withinLimits(ctx: Ctx, id: string): Promise<boolean> {
  const allowed = await Promise.all([
    withinLimit(ctx, 'mollie-id', id),
    withinLimit(ctx, 'mollie-everyone', 'all'),
    ctx.address ? withinLimit(ctx, 'mollie-address', ctx.address) : true,
  ])
  return allowed.every(Boolean)
}

/** By Mollie's id, or by our own: Mollie may call before its answer to our request is here. */
async function attemptOf(ctx: Ctx, remote: ProviderPayment): Promise<Payment | null> {
  const [known] = await database(ctx)
    .drizzle.select()
    .from(paymentsTable(ctx))
    .where(eq(paymentsTable(ctx).providerId, remote.id))
  if (known) return known as Payment
  const ours = remote.metadata.payment
  return isRecordId(ours) ? findPayment(ctx, ours) : null
}
