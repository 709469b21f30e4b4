import { eq } from '@payloadcms/db-postgres/drizzle'
import type { OrderStatus } from '@/features/orders/model/orderStatus'
import {
  findPayableOrder,
  type PaidOrder,
  redraftInvoice,
  startOrder,
} from '@/features/orders/server/startOrder'
import { recordEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx } from '@/platform/db/transaction'
import { dayOf } from '@/platform/time/day'
import { type InvoiceRecord, lockInvoice } from '../invoiceRepository'
import type { Payment } from './paymentRepository'

type Paid = { reference: string; by: string }

/**
 * `order`: its invoice has yet to be made final; `from` is what it was before. `bill`: a final invoice is paid. The
 * others changed nothing, and staff have to look.
 */
export type Booked =
  | { kind: 'order'; invoice: string; from: OrderStatus | null }
  | { kind: 'bill'; invoice: string }
  | { kind: 'twice' | 'otherTotal' }

/** Books the money of an attempt, locked by the caller, on what it was for. */
export async function bookPayment(ctx: Ctx, tx: Tx, attempt: Payment, paid: Paid): Promise<Booked> {
  const invoice = attempt.invoice ? await lockInvoice(tx.sql, attempt.invoice) : null
  if (invoice && isClosed(invoice)) return { kind: 'twice' }
  const order = attempt.order ? await findPayableOrder(ctx, tx, attempt.order) : null
  const owed = invoice ?? order
  if (!owed) return { kind: 'twice' }
  if (Number(owed.incl) !== attempt.amount) return { kind: 'otherTotal' }
  return invoice?.number
    ? bookOnBill(ctx, tx, invoice, paid)
    : bookOnOrder(ctx, tx, { draft: invoice?.id, order }, paid)
}

function isClosed({ number, paymentStatus, status }: InvoiceRecord): boolean {
  return number !== null && (paymentStatus === 'paid' || status === 'credited')
}

async function bookOnBill(ctx: Ctx, tx: Tx, invoice: InvoiceRecord, paid: Paid): Promise<Booked> {
  const { id, paymentStatus: before } = invoice
  const booked = { paymentStatus: 'paid', paidOn: dayOf(ctx.now()), paidBy: 'provider' }
  await changeInvoice(ctx, tx, { id, before, by: paid.by }, { ...booked, paymentReference: paid.reference })
  return { kind: 'bill', invoice: id }
}

type Unpaid = { draft: string | undefined; order: PaidOrder | null }

async function bookOnOrder(ctx: Ctx, tx: Tx, { draft, order }: Unpaid, paid: Paid): Promise<Booked> {
  if (order) await startOrder(ctx, tx, order, paid.by)
  const invoice = draft ?? (order && (await redraftInvoice(ctx, tx, order)))
  if (!invoice) throw new Error('a payment was booked on nothing')
  await changeInvoice(
    ctx,
    tx,
    { id: invoice, before: 'pending', by: paid.by },
    { paymentReference: paid.reference },
  )
  return { kind: 'order', invoice, from: order?.status ?? null }
}

type PaidInvoice = { id: string; before: string; by: string }

async function changeInvoice(
  ctx: Ctx,
  tx: Tx,
  { id, before, by }: PaidInvoice,
  change: object,
): Promise<void> {
  const invoices = database(ctx).tables.hosting_invoices
  await tx.sql
    .update(invoices)
    .set({ ...change, updatedAt: ctx.now().toISOString() })
    .where(eq(invoices.id, id))
  const kept = { change: 'Betaling', before, after: 'paid', actorName: by }
  await recordEvent(ctx, tx, { collection: 'hosting-invoices', id, ...kept })
}
