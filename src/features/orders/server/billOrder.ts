import { insertPayment } from '@/features/billing/server/payments/openPayment'
import type { Ctx } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import { calculateTotals } from '@/platform/money/vat'
import { draftOrderInvoice, type BillableOrder } from './draftOfOrder'

/** Gives an order its draft invoice and the first attempt to pay it, and answers that attempt. */
export async function invoiceOrder(ctx: Ctx, tx: Tx, order: BillableOrder): Promise<string> {
  const invoice = await draftOrderInvoice(ctx, tx, order)
  return insertPayment(ctx, tx, { invoice, order: order.id, amount: calculateTotals(order.lines).incl })
}
