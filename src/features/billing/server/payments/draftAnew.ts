import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle'
import { draftOrderInvoice, type BillableOrder } from '@/features/orders/server/draftOfOrder'
import type { Ctx } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import { paymentsTable } from './attempts'

/**
 * An order that was given up lost its draft; whoever pays it after all gets an invoice all the same. Money of an earlier
 * attempt that comes still later is then for what is paid.
 */
export async function redraftInvoice(ctx: Ctx, tx: Tx, order: BillableOrder): Promise<string> {
  const invoice = await draftOrderInvoice(ctx, tx, order)
  const table = paymentsTable(ctx)
  await tx.sql
    .update(table)
    .set({ invoice })
    .where(and(eq(table.order, order.id), isNull(table.invoice)))
  return invoice
}
