import type { OrderLine } from '@/domain/hosting/basket'
import type { Customer } from '@/domain/hosting/customer'
import { buyerOf, invoiceLinesOf } from '@/domain/invoicing/invoice'
import type { Ctx } from '../ctx'
import type { Tx } from '../transaction'
import { draftInvoice } from './draftInvoice'

export type Ordered = { id: string; customer: string; buyer: Customer; lines: OrderLine[] }

/** The invoice of an order itself, as it was ordered; it becomes final with its payment. */
export function draftOfOrder(ctx: Ctx, tx: Tx, { id, customer, buyer, lines }: Ordered): Promise<string> {
  return draftInvoice(ctx, tx, {
    ...{ order: id, customer, buyer: buyerOf(buyer), lines: invoiceLinesOf(lines), period: null },
  })
}
