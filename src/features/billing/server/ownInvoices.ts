import { sql } from '@payloadcms/db-postgres/drizzle'
import { isCustomer } from '@/platform/access/actors'
import { asUser } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { isRecordId } from '@/platform/text/recordId'
import type { InvoiceLine, OwnInvoice } from '../model/invoice'
import { type InvoicePayment, isSettled } from '../model/payment'
import { settlePayment, withinPollLimit } from './payments/settlePayment'

/** The final invoices of the customer who asks, the latest first; none for anybody else. */
export async function listOwnInvoices(ctx: Ctx): Promise<OwnInvoice[]> {
  if (!isCustomer(ctx.user)) return []
  const { docs } = await ctx.payload.find({
    collection: 'hosting-invoices',
    sort: ['-issueDate', '-number'],
    depth: 0,
    pagination: false,
    ...asUser(ctx),
  })
  return docs.map(
    ({ id, number, series, order, lines, issueDate, dueDate, excl, incl, status, paymentStatus }) => ({
      ...{ id, number: number ?? '', series: series ?? 'INV', order: order ? String(order) : null },
      ...{ issueDate: issueDate ?? '', dueDate: dueDate ?? '' },
      labels: ((lines ?? []) as InvoiceLine[]).map(({ label }) => label),
      ...{ excl: excl ?? 0, incl: incl ?? 0 },
      ...{ status: status ?? 'sent', paymentStatus: paymentStatus ?? 'pending' },
    }),
  )
}

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
