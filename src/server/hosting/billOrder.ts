import type { OrderLine } from '@/domain/hosting/basket'
import type { Customer } from '@/domain/hosting/customer'
import { buyerOf, invoiceLinesOf } from '@/domain/invoicing/invoice'
import { addVat } from '@/domain/money/vat'
import type { Ctx } from '../ctx'
import { draftInvoice } from '../invoicing/draftInvoice'
import { openPayment } from '../payments/openPayment'
import type { Tx } from '../transaction'

export type Unbilled = { id: string; customer: string; buyer: Customer; lines: OrderLine[] }

/** Gives an order its draft invoice and the first attempt to pay it, and answers that attempt. */
export async function billOrder(ctx: Ctx, tx: Tx, order: Unbilled): Promise<string> {
  const { id, customer, buyer, lines } = order
  const invoice = await draftInvoice(ctx, tx, {
    ...{ order: id, customer, buyer: buyerOf(buyer), lines: invoiceLinesOf(lines), period: null },
  })
  return openPayment(ctx, tx, { invoice, order: id, amount: addVat(lines).incl })
}
