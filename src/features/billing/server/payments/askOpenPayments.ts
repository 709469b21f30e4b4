import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { LEASE_MS } from '@/platform/email/retry'
import { nextAsk } from '../../model/payments/nextAsk'
import { changeAttempt } from './attempts'
import { settlePayment } from './settlePayment'

type Waiting = { id: string; createdAt: string }

/**
 * Asks about the payments that are due for it, at most `limit`: no webhook is sure to come. Workers side by side
 * never take the same one. While the provider gives no answer a payment is asked about again once its lease is over.
 */
export async function askOpenPayments(ctx: Ctx, limit = 10): Promise<void> {
  const due = await leaseDue(ctx, limit)
  await Promise.all(due.map(waiting => askAbout(ctx, waiting)))
}

async function askAbout(ctx: Ctx, { id, createdAt }: Waiting): Promise<void> {
  try {
    const { kind, state } = await settlePayment(ctx, id)
    if (kind === 'unreachable') return
    const askAgainAt = nextAsk(state, new Date(createdAt), ctx.now())?.toISOString() ?? null
    await changeAttempt(ctx, { sql: database(ctx).drizzle }, id, { askAgainAt })
  } catch (err) {
    // One payment that cannot be settled holds up none of the others.
    ctx.payload.logger.error({ err, msg: 'a payment could not be settled', payment: id })
  }
}

async function leaseDue(ctx: Ctx, limit: number): Promise<Waiting[]> {
  const now = ctx.now()
  const lease = new Date(now.getTime() + LEASE_MS).toISOString()
  const { rows } = await database(ctx).drizzle.execute<Waiting>(sql`
    update payments set ask_again_at = ${lease}
    where id = any(array(
      select id from payments
      where ask_again_at <= ${now.toISOString()} and provider = ${ctx.payments.name} and provider_id is not null
      order by ask_again_at limit ${limit} for update skip locked
    ))
    returning id, created_at as "createdAt"`)
  return rows
}
