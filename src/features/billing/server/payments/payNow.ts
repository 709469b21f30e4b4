import { and, desc, eq, isNull } from '@payloadcms/db-postgres/drizzle'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx, transaction } from '@/platform/db/transaction'
import { withinLimit } from '@/platform/limits/server/limits'
import { isSettled } from '../../model/payments/states'
import { type InvoiceRecord, lockInvoice, readInvoice } from '../invoiceRecord'
import { type Payment, paymentsTable, lockOrderRow } from './attempts'
import { insertPayment } from './openPayment'
import { settlePayment } from './settlePayment'
import { startPayment } from './startPayment'

/**
 * `waiting`: the bank is still at work on an earlier attempt. `closed`: what it was for was cancelled or credited.
 * `unreachable`: the provider gives no answer, and everything stays as it was.
 */
export type PayNowResult =
  | { kind: 'pay'; payAt: string }
  | { kind: 'paid' | 'waiting' | 'closed' | 'unreachable' | 'notFound' | 'tooMany' }

type PaymentToStart = { attempt: string; isNew: boolean } | { kind: 'paid' | 'closed' | 'notFound' }

/** Leads to the payment of an invoice: the attempt that is still open, or a new one once the last has ended. */
export async function payNow(ctx: Ctx, invoiceId: string): Promise<PayNowResult> {
  if (!(await withinLimit(ctx, 'pay', invoiceId))) return { kind: 'tooMany' }
  const first = await findOrInsertPayment(ctx, invoiceId)
  if ('kind' in first) return first
  if (first.isNew) return pay(ctx, first.attempt)
  const settled = await settlePayment(ctx, first.attempt)
  if (settled.kind === 'unreachable') return { kind: 'unreachable' }
  if (settled.state === 'paid') return { kind: 'paid' }
  if (settled.state === 'pending') return { kind: 'waiting' }
  const next = await findOrInsertPayment(ctx, invoiceId)
  return 'kind' in next ? next : pay(ctx, next.attempt)
}

async function pay(ctx: Ctx, attempt: string): Promise<PayNowResult> {
  const payAt = await startPayment(ctx, attempt)
  return payAt ? { kind: 'pay', payAt } : { kind: 'unreachable' }
}

/** Under the locks of the order and the invoice, so that two clicks find one attempt. */
async function findOrInsertPayment(ctx: Ctx, invoiceId: string): Promise<PaymentToStart> {
  const order = (await readInvoice(database(ctx).drizzle, invoiceId))?.order
  return transaction(ctx, async tx => {
    if (order) await lockOrderRow(tx, order)
    const invoice = await lockInvoice(tx.sql, invoiceId)
    if (!invoice) return { kind: 'notFound' }
    const closed = closedBy(invoice)
    if (closed) return { kind: closed }
    const last = await lastPayment(ctx, tx, invoice)
    if (last && !isSettled(last.state)) return { attempt: last.id, isNew: false }
    const attempt = await insertPayment(ctx, tx, {
      ...{ invoice: invoice.id, order: invoice.order, amount: invoice.incl },
    })
    return { attempt, isNew: true }
  })
}

function closedBy({
  status,
  paymentStatus,
  series,
  opensOrder,
  incl,
}: InvoiceRecord): 'paid' | 'closed' | null {
  if (paymentStatus === 'paid') return 'paid'
  if (status === 'credited' || series !== 'INV' || incl <= 0) return 'closed'
  return status === 'draft' && !opensOrder ? 'closed' : null
}

/** The newest attempt for this amount; one with which something is wrong is left to staff. */
async function lastPayment(ctx: Ctx, tx: Tx, { id, incl }: InvoiceRecord): Promise<Payment | null> {
  const table = paymentsTable(ctx)
  const [last] = await tx.sql
    .select()
    .from(table)
    .where(
      and(
        ...[eq(table.invoice, id), eq(table.amount, incl), isNull(table.problem)],
        eq(table.provider, ctx.payments.name),
      ),
    )
    .orderBy(desc(table.createdAt))
    .limit(1)
  return (last as Payment | undefined) ?? null
}
