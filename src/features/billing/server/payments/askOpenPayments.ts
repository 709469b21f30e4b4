import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { LEASE_MS } from '@/platform/email/retry'
import { nextPollAt } from '../../model/payments/nextAsk'
import { updatePayment } from './attempts'
import { settlePayment } from './settlePayment'

type DuePayment = { id: string; createdAt: string }

/**
 * Asks about the payments that are due for it, at most `limit`: no webhook is sure to come. Workers side by side
 * never take the same one. While the provider gives no answer a payment is asked about again once its lease is over.
 */
export async function pollOpenPayments(ctx: Ctx, limit = 10): Promise<void> {
  const due = await leaseDue(ctx, limit)
  await Promise.all(due.map(waiting => pollPayment(ctx, waiting)))
}

async function pollPayment(ctx: Ctx, { id, createdAt }: DuePayment): Promise<void> {
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

async function leaseDue(ctx: Ctx, limit: number): Promise<DuePayment[]> {
  const now = ctx.now()
  const lease = new Date(now.getTime() + LEASE_MS).toISOString()
  const { rows } = await database(ctx).drizzle.execute<DuePayment>(sql`
    update payments set ask_again_at = ${lease}
    where id = any(array(
      select id from payments
      where ask_again_at <= ${now.toISOString()} and provider = ${ctx.payments.name} and provider_id is not null
      order by ask_again_at limit ${limit} for update skip locked
    ))
    returning id, created_at as "createdAt"`)
  return rows
}
