import { toParty, toInvoiceLines } from '@/features/billing/model/invoice'
import { draftInvoice } from '@/features/billing/server/draftInvoice'
import type { Customer } from '@/features/customers/model/customer'
import type { Ctx } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import type { OrderLine } from '../model/basket'

export type BillableOrder = { id: string; customer: string; buyer: Customer; lines: OrderLine[] }

/** The invoice of an order itself, as it was ordered; it becomes final with its payment. */
export function draftOrderInvoice(ctx: Ctx, tx: Tx, { id, customer, buyer, lines }: BillableOrder): Promise<string> {
  return draftInvoice(ctx, tx, {
    ...{ order: id, customer, buyer: toParty(buyer), lines: toInvoiceLines(lines), period: null },
  })
}
