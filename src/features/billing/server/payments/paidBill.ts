import { sql } from '@payloadcms/db-postgres/drizzle'
import { isCustomer } from '@/platform/access/actors'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { isRecordId } from '@/platform/text/recordId'
import type { InvoicePayment } from '../../model/payments/outcome'
import { isSettled } from '../../model/payments/states'
import { withinPollLimit } from './paymentOutcome'
import { settlePayment } from './settlePayment'

/**
 * How a payment for an invoice of the customer who asks went, asked of the provider where that is not settled. An
 * invoice that was paid otherwise since is paid. Null for what is not theirs, and where there is nothing to say: it
 * was credited, or what came was another amount.
 */
export async function getInvoicePayment(ctx: Ctx, attempt: string): Promise<InvoicePayment | null> {
  const first = await findInvoicePayment(ctx, attempt)
  if (!first) return null
  const asks = !first.isPaid && !isSettled(first.state) && (await withinPollLimit(ctx, attempt))
  if (asks) await settlePayment(ctx, attempt)
  const { number, state, isPaid, isCredited } = (asks && (await findInvoicePayment(ctx, attempt))) || first
  if (isPaid) return { number, state: 'paid' }
  return isCredited || state === 'paid' ? null : { number, state }
}

type Found = InvoicePayment & { isPaid: boolean; isCredited: boolean }

async function findInvoicePayment(ctx: Ctx, attempt: string): Promise<Found | null> {
  if (!ctx.user || !isCustomer(ctx.user) || !isRecordId(attempt)) return null
  const { rows } = await database(ctx).drizzle.execute<Found>(sql`
    select i.number, p.state, i.payment_status = 'paid' as "isPaid", i.status = 'credited' as "isCredited"
    from payments p join hosting_invoices i on i.id = p.invoice_id
    where p.id = ${attempt} and i.customer_id = ${ctx.user.id} and i.number is not null`)
  return rows[0] ?? null
}
