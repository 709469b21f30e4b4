import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { LEASE_MS } from '@/platform/email/retry'
import { readBodyUpTo } from '@/platform/http/formInput'
import { withinLimit } from '@/platform/limits/counters'
import { isRecordId } from '@/platform/text/recordId'
import { nextPollAt, type ProviderPayment } from '../../model/payment'
import {
  findByProviderId,
  findPayment,
  leaseDuePayments,
  type Payment,
  updatePayment,
} from './paymentRepository'
import { applyProviderStatus, fetchStatus, settlePayment } from './settlePayment'

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
    ctx.clientIp ? withinLimit(ctx, 'mollie-address', ctx.clientIp) : true,
  ])
  return allowed.every(Boolean)
}

/** By Mollie's id, or by our own: Mollie may call before its answer to our request is here. */
async function attemptOf(ctx: Ctx, remote: ProviderPayment): Promise<Payment | null> {
  const known = await findByProviderId(ctx, remote.id)
  if (known) return known
  const ours = remote.metadata.payment
  return isRecordId(ours) ? findPayment(ctx, ours) : null
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
