import type { Ctx } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import { invoicePaymentStatus, invoiceStatus } from '../../model/invoiceStatus'
import { type InvoiceRecord, lockInvoice } from '../invoiceRepository'
import { type PaidInvoice, payInvoice, redraftInvoice } from '../payInvoice'
import { invoiceOwner } from '../ports'
import type { Payment } from './paymentRepository'

type Source = { reference: string; actorName: string }

/** `twice` and `otherTotal` changed nothing, and staff have to look. */
export type Booked = PaidInvoice | { kind: 'twice' | 'otherTotal' }

/** Books the money of an attempt, locked by the caller, on what it was for. */
export async function bookPayment(ctx: Ctx, tx: Tx, attempt: Payment, source: Source): Promise<Booked> {
  const paid = { method: 'provider', ...source } as const
  const invoice = attempt.invoice ? await lockInvoice(tx.sql, attempt.invoice) : null
  if (invoice) {
    if (isClosed(invoice)) return { kind: 'twice' }
    return invoice.incl === attempt.amount ? payInvoice(ctx, tx, invoice, paid) : { kind: 'otherTotal' }
  }
  const { order } = attempt
  const payable = order ? await invoiceOwner(ctx).findPayable(ctx, tx, order) : null
  if (!order || !payable) return { kind: 'twice' }
  if (payable.total !== attempt.amount) return { kind: 'otherTotal' }
  return payInvoice(ctx, tx, await redraftInvoice(ctx, tx, order, payable), paid)
}

function isClosed({ number, paymentStatus, status }: InvoiceRecord): boolean {
  return number !== null && (invoicePaymentStatus(paymentStatus).isPaid || invoiceStatus(status).isCredited)
}
