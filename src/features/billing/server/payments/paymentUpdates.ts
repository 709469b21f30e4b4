import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { LEASE_MS } from '@/platform/email/retry'
import { readBodyUpTo } from '@/platform/http/formInput'
import { withinLimit } from '@/platform/limits/counters'
import { isRecordId } from '@/platform/text/recordId'
import { nextPollAt, type ProviderPayment } from '../../model/payment'
import type { PaymentProvider } from '../providers/PaymentProvider'
import {
  findByProviderId,
  findPayment,
  leaseDuePayments,
  type Payment,
  updatePayment,
} from './paymentRepository'
import { applyProviderStatus, fetchStatus, settlePayment } from './settlePayment'

const MAX_BODY_BYTES = 2000

export type WebhookResult = {
  kind: 'accepted' | 'notConfigured' | 'tooLarge' | 'unreadable' | 'tooMany' | 'unreachable'
}

/**
 * A provider tells that something happened to a payment. Nothing that the call says is believed: what happened is
 * asked of the provider. Whether the payment exists makes no difference to the answer.
 */
export async function receivePaymentWebhook(
  ctx: Ctx,
  providerName: string,
  body: Request['body'],
): Promise<WebhookResult> {
  const provider = ctx.payments.get(providerName)
  if (!provider.webhook) return { kind: 'notConfigured' }
  const said = await readBodyUpTo(body, MAX_BODY_BYTES)
  if (!said) return { kind: 'tooLarge' }
  const id = provider.webhook.parse(new TextDecoder().decode(said))
  if (id === null) return { kind: 'unreadable' }
  if (!(await withinLimits(ctx, provider, id))) return { kind: 'tooMany' }
  const remote = await fetchStatus(ctx, provider, id)
  if (remote === 'nothing') return { kind: 'unreachable' }
  const attempt = remote && (await attemptOf(ctx, provider, remote))
  if (attempt) await applyProviderStatus(ctx, attempt, remote)
  return { kind: 'accepted' }
}

/** Before anything is looked up, so that the limits tell nothing either. */
async function withinLimits(ctx: Ctx, { name }: PaymentProvider, id: string): Promise<boolean> {
  const allowed = await Promise.all([
    withinLimit(ctx, 'payment-webhook-id', `${name}:${id}`),
    withinLimit(ctx, 'payment-webhook-everyone', name),
    ctx.clientIp ? withinLimit(ctx, 'payment-webhook-address', ctx.clientIp) : true,
  ])
  return allowed.every(Boolean)
}

/** By the provider's id, or by our own: a provider may call before its answer to our request is here. */
async function attemptOf(
  ctx: Ctx,
  { name }: PaymentProvider,
  remote: ProviderPayment,
): Promise<Payment | null> {
  const known = await findByProviderId(ctx, name, remote.id)
  if (known) return known
  const ours = remote.metadata.payment
  const attempt = isRecordId(ours) ? await findPayment(ctx, ours) : null
  return attempt?.provider === name ? attempt : null
}

/**
 * Asks about the payments that are due for it, at most `limit`: no webhook is sure to come. Workers side by side
 * never take the same one. While the provider gives no answer a payment is asked about again once its lease is over.
 */
export async function pollOpenPayments(ctx: Ctx, limit = 10): Promise<void> {
  const due = await leaseDuePayments(ctx, limit, new Date(ctx.now().getTime() + LEASE_MS))
  await Promise.all(due.map(waiting => pollPayment(ctx, waiting)))
}

async function pollPayment(ctx: Ctx, { id, createdAt }: Pick<Payment, 'id' | 'createdAt'>): Promise<void> {
  try {
    const { kind, state } = await settlePayment(ctx, id)
    if (kind === 'unreachable') return
    const askAgainAt = nextPollAt(state, new Date(createdAt), ctx.now())?.toISOString() ?? null
    await updatePayment(ctx, { sql: database(ctx).drizzle }, id, { askAgainAt })
  } catch (err) {
    // One payment that cannot be settled holds up none of the others.
    ctx.payload.logger.error({ err, msg: 'a payment could not be settled', payment: id })
  }
}
