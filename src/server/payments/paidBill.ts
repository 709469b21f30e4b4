import { sql } from '@payloadcms/db-postgres/drizzle'
import { isCustomer } from '@/access/actors'
import type { PaidBill } from '@/domain/payments/outcome'
import { isSettled } from '@/domain/payments/states'
import { isRecordId } from '@/domain/text/recordId'
import type { Ctx } from '../ctx'
import { database } from '../transaction'
import { mayAsk } from './paymentOutcome'
import { settlePayment } from './settlePayment'

/**
 * How a payment for an invoice of the customer who asks went, asked of the provider where that is not settled; null
 * for what is not theirs.
 */
export async function paidBill(ctx: Ctx, attempt: string): Promise<PaidBill | null> {
  const known = await find(ctx, attempt)
  if (!known || isSettled(known.state) || !(await mayAsk(ctx, attempt))) return known
  const { state } = await settlePayment(ctx, attempt)
  return { ...known, state }
}

async function find(ctx: Ctx, attempt: string): Promise<PaidBill | null> {
  if (!ctx.user || !isCustomer(ctx.user) || !isRecordId(attempt)) return null
  const { rows } = await database(ctx).drizzle.execute<PaidBill>(sql`
    select i.number, p.state from payments p join hosting_invoices i on i.id = p.invoice_id
    where p.id = ${attempt} and i.customer_id = ${ctx.user.id} and i.number is not null`)
  return rows[0] ?? null
}
