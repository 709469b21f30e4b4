import { type InvoiceLine, toInvoiceLines } from '@/features/billing/model/invoice'
import { asUser } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import type { OrderLine } from '../model/basket'
import { isUnpaidOrder } from '../model/status'

/** What an order comes to, and whether nobody paid it yet. */
export type OrderToBill = { lines: InvoiceLine[]; isUnpaid: boolean }

/** What is agreed where nothing was ordered. */
export const NO_ORDER: OrderToBill = { lines: [], isUnpaid: false }

/** What was agreed with this customer; null when the order is not theirs. */
export async function getOrderLines(ctx: Ctx, tx: Tx, id: string, customer: string): Promise<OrderToBill | null> {
  const where = { id: { equals: id }, customer: { equals: customer } }
  const found = { collection: 'hosting-orders', where, limit: 1, depth: 0, req: tx.req } as const
  const { docs } = await ctx.payload.find({ ...found, ...asUser(ctx) })
  const [order] = docs
  if (!order) return null
  const { status, activatedAt = null } = order
  const isUnpaid = isUnpaidOrder({ status: status ?? '', activatedAt })
  return { lines: toInvoiceLines(order.lines as OrderLine[]), isUnpaid }
}
