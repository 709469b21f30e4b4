import { and, eq, isNull, or } from '@payloadcms/db-postgres/drizzle'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { nextPollAt } from '../../model/payments/nextAsk'
import { paymentsTable, findPayment } from './attempts'
import type { CreatedPayment } from './PaymentPort'
import { descriptionOf, findPurpose, onSite, type Purpose, pathAfter } from './purpose'

const MOLLIE_WEBHOOK = '/api/webhooks/mollie'

/**
 * Makes the payment at the provider, and answers where the customer pays: once for an attempt, whoever asks again.
 * Null when the provider does not answer; the attempt stands, and may be started later.
 */
export async function startPayment(ctx: Ctx, paymentId: string): Promise<string | null> {
  const purpose = await findPurpose(database(ctx).drizzle, paymentId)
  if (!purpose) throw new Error('there is no such payment')
  if (purpose.checkoutUrl) return purpose.checkoutUrl
  const created = await createAtProvider(ctx, purpose)
  return created && saveCheckout(ctx, paymentId, created)
}

async function createAtProvider(ctx: Ctx, purpose: Purpose): Promise<CreatedPayment | null> {
  const { id, amount } = purpose
  const [description, returnTo] = [descriptionOf(purpose), onSite(pathAfter(purpose))]
  try {
    return await ctx.payments.createPayment({ id, amount, description, returnTo, webhook: onSite(MOLLIE_WEBHOOK) })
  } catch (err) {
    ctx.payload.logger.error({ err, msg: 'a payment was not made at the provider', payment: id })
    return null
  }
}

/** A page to pay on is shown only once it is known here which payment it belongs to. */
async function saveCheckout(
  ctx: Ctx,
  id: string,
  { providerId, checkoutUrl }: CreatedPayment,
): Promise<string | null> {
  const table = paymentsTable(ctx)
  const askAgainAt = nextPollAt('open', ctx.now(), ctx.now())?.toISOString()
  const kept = await database(ctx)
    .drizzle.update(table)
    .set({ providerId, checkoutUrl, askAgainAt, updatedAt: ctx.now().toISOString() })
    .where(and(eq(table.id, id), or(isNull(table.providerId), eq(table.providerId, providerId))))
    .returning({ id: table.id })
  if (kept.length > 0) return checkoutUrl
  return (await findPayment(ctx, id))?.checkoutUrl ?? null
}
