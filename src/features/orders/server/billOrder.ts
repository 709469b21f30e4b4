import { openPayment } from '@/features/billing/server/payments/openPayment'
import type { Ctx } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import { addVat } from '@/platform/money/vat'
import { draftOfOrder, type Ordered } from './draftOfOrder'

/** Gives an order its draft invoice and the first attempt to pay it, and answers that attempt. */
export async function billOrder(ctx: Ctx, tx: Tx, order: Ordered): Promise<string> {
  const invoice = await draftOfOrder(ctx, tx, order)
  return openPayment(ctx, tx, { invoice, order: order.id, amount: addVat(order.lines).incl })
}
