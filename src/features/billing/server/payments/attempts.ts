import { eq, sql } from '@payloadcms/db-postgres/drizzle'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx } from '@/platform/db/transaction'
import type { PaymentState } from '../../model/payments/states'

/** One attempt to pay one invoice. Amounts are cents with VAT; `invoice` is null once its draft is gone. */
export type Payment = {
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

export function paymentsTable(ctx: Pick<Ctx, 'payload'>) {
  return database(ctx).tables.payments
}

export async function findPayment(ctx: Ctx, id: string): Promise<Payment | null> {
  const [found] = await database(ctx)
    .drizzle.select()
    .from(paymentsTable(ctx))
    .where(eq(paymentsTable(ctx).id, id))
  return (found as Payment | undefined) ?? null
}

/** An attempt that nobody else changes until the commit, nor its order. */
export async function lockPayment(ctx: Ctx, tx: Tx, { id, order }: Payment): Promise<Payment> {
  if (order) await lockOrderRow(tx, order)
  const [found] = await tx.sql
    .select()
    .from(paymentsTable(ctx))
    .where(eq(paymentsTable(ctx).id, id))
    .for('update')
  if (!found) throw new Error('a payment went away')
  return found as Payment
}

/** Whoever works on an order locks it first, so that no two wait for each other. */
export async function lockOrderRow(tx: Tx, order: string): Promise<void> {
  await tx.sql.execute(sql`select from hosting_orders where id = ${order} for no key update`)
}

export async function updatePayment(
  ctx: Ctx,
  tx: Pick<Tx, 'sql'>,
  id: string,
  change: Partial<Payment> & { paidAt?: string; askAgainAt?: string | null },
): Promise<void> {
  await tx.sql
    .update(paymentsTable(ctx))
    .set({ ...change, updatedAt: ctx.now().toISOString() })
    .where(eq(paymentsTable(ctx).id, id))
}
