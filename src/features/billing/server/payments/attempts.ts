import { eq, sql } from '@payloadcms/db-postgres/drizzle'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx } from '@/platform/db/transaction'
import type { PaymentState } from '../../model/payments/states'

/** One attempt to pay one invoice. Amounts are cents with VAT; `invoice` is null once its draft is gone. */
export type Attempt = {
  id: string
  invoice: string | null
  order: string | null
  provider: string
  providerId: string | null
  checkoutUrl: string | null
  amount: number
  state: PaymentState
  refunded: number
  chargedBack: number
  problem: string | null
  createdAt: string
}

export function attempts(ctx: Pick<Ctx, 'payload'>) {
  return database(ctx).tables.payments
}

export async function findAttempt(ctx: Ctx, id: string): Promise<Attempt | null> {
  const [found] = await database(ctx)
    .drizzle.select()
    .from(attempts(ctx))
    .where(eq(attempts(ctx).id, id))
  return (found as Attempt | undefined) ?? null
}

/** An attempt that nobody else changes until the commit, nor its order. */
export async function lockAttempt(ctx: Ctx, tx: Tx, { id, order }: Attempt): Promise<Attempt> {
  if (order) await lockOrder(tx, order)
  const [found] = await tx.sql
    .select()
    .from(attempts(ctx))
    .where(eq(attempts(ctx).id, id))
    .for('update')
  if (!found) throw new Error('a payment went away')
  return found as Attempt
}

/** Whoever works on an order locks it first, so that no two wait for each other. */
export async function lockOrder(tx: Tx, order: string): Promise<void> {
  await tx.sql.execute(sql`select from hosting_orders where id = ${order} for no key update`)
}

export async function changeAttempt(
  ctx: Ctx,
  tx: Pick<Tx, 'sql'>,
  id: string,
  change: Partial<Attempt> & { paidAt?: string; askAgainAt?: string | null },
): Promise<void> {
  await tx.sql
    .update(attempts(ctx))
    .set({ ...change, updatedAt: ctx.now().toISOString() })
    .where(eq(attempts(ctx).id, id))
}
