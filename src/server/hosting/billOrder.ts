import { addVat } from '@/domain/money/vat'
import type { Ctx } from '../ctx'
import { draftOfOrder, type Ordered } from '../invoicing/draftOfOrder'
import { openPayment } from '../payments/openPayment'
import type { Tx } from '../transaction'

/** Gives an order its draft invoice and the first attempt to pay it, and answers that attempt. */
export async function billOrder(ctx: Ctx, tx: Tx, order: Ordered): Promise<string> {
  const invoice = await draftOfOrder(ctx, tx, order)
  return openPayment(ctx, tx, { invoice, order: order.id, amount: addVat(order.lines).incl })
}
