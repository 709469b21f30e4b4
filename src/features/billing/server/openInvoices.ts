import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Ctx } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import { creditInTransaction } from './creditInvoice'

/** What is sent and not yet paid, or for a credit not yet paid back. */
export const UNPAID = sql`i.status = 'sent' and i.payment_status in ('pending', 'overdue')`

/** What customers still have to pay. */
export const OPEN = sql`${UNPAID} and i.series = 'INV'`

/**
 * Credits what is still to be paid for an order, as the last that the caller's transaction does, and answers the
 * credits. All are held before the first number is drawn: who credits one of them meanwhile waits for us, not we for
 * them.
 */
export async function creditOpenInvoices(ctx: Ctx, tx: Tx, order: string): Promise<string[]> {
  const { rows } = await tx.sql.execute<{ id: string }>(sql`
    select i.id from hosting_invoices i where i.order_id = ${order} and ${OPEN} order by i.id for update of i`)
  const credits: string[] = []
  for (const { id } of rows) {
    const result = await creditInTransaction(ctx, tx, id)
    if (result.kind !== 'credited') throw new Error(`open invoice ${id} was not credited: ${result.kind}`)
    credits.push(result.id)
  }
  return credits
}
