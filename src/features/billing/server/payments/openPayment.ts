import type { Ctx } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import { paymentsTable } from './attempts'

export type NewPayment = {
  invoice: string
  order: string | null
  /** Cents, with VAT. */
  amount: number
}

/** Writes down an attempt to pay in the caller's transaction; the provider hears of it after the commit. */
export async function insertPayment(ctx: Ctx, tx: Tx, { invoice, order, amount }: NewPayment): Promise<string> {
  const id = ctx.random()
  const now = ctx.now().toISOString()
  await tx.sql.insert(paymentsTable(ctx)).values({
    ...{ id, invoice, order, amount, currency: 'EUR', state: 'open', provider: ctx.payments.name },
    ...{ refunded: 0, chargedBack: 0, createdAt: now, updatedAt: now },
  })
  return id
}
