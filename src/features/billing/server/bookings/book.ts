import { recordEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import { dayOf } from '@/platform/time/day'
import { bookingSource, isPastDue, moneyStanding, paymentStatusOf, reopens } from '../../model/bookings'
import { invoicePaymentStatus } from '../../model/invoiceStatus'
import { type InvoiceChange, type InvoiceRecord, updateInvoice } from '../invoiceRepository'
import { isWithdrawnInvoice } from '../withdrawnInvoices'
import { insertBooking, type NewBooking, saveDecision } from './bookingRepository'

type InvoiceBooking = Omit<NewBooking, 'invoice' | 'customer' | 'order' | 'asksDecision' | 'bookedBy'> & {
  /** Without a name it is whoever the context knows. */
  actorName?: string
}

/**
 * Books on an invoice that the caller holds, and answers it as it stands then. The invoice keeps the sum of its bookings
 * and what follows from it, for lists: nothing else writes those.
 */
export async function book(
  ctx: Ctx,
  tx: Tx,
  invoice: InvoiceRecord,
  { actorName, ...booking }: InvoiceBooking,
): Promise<InvoiceRecord> {
  const { id, customer, order } = invoice
  await insertBooking(ctx, tx, {
    ...{ ...booking, invoice: id, customer, order, bookedBy: actorName ?? nameOf(ctx) },
    asksDecision: bookingSource(booking.source).isBack && reopens(invoice, booking.amount),
  })
  const booked = invoice.booked + booking.amount
  if (!invoice.number) {
    await updateInvoice(ctx, tx, id, { booked })
    return { ...invoice, booked }
  }
  const today = dayOf(ctx.now())
  const dueDate = await askedDueDate(ctx, tx, invoice, today)
  const paymentStatus = paymentStatusOf({ ...invoice, booked, dueDate }, today)
  const after = { ...invoice, booked, paymentStatus }
  await updateInvoice(ctx, tx, id, { booked, paymentStatus, ...paidColumns(invoice, after, booking) })
  // What is paid after all, or credited, asks for no decision any more.
  if (moneyStanding(after).due === 0)
    await saveDecision(ctx, tx, id, 'De factuur is weer betaald of verrekend.')
  if (paymentStatus !== invoice.paymentStatus) {
    const from = invoice.paymentStatus
    const event = { code: 'invoice.paymentStatusChanged', from, to: paymentStatus } as const
    await recordEvent(ctx, tx, { collection: 'hosting-invoices', id }, event, actorName)
  }
  return after
}

/** Null for what its customer withdrew from, which is asked for no more. */
async function askedDueDate(
  ctx: Ctx,
  tx: Tx,
  { id, dueDate }: InvoiceRecord,
  today: string,
): Promise<string | null> {
  if (!dueDate || !isPastDue(dueDate, today)) return dueDate
  return (await isWithdrawnInvoice(ctx, tx.sql, id)) ? null : dueDate
}

/** How and when it was paid is said by the booking with which nothing was due any more, until some of it goes back. */
function paidColumns(
  before: InvoiceRecord,
  after: InvoiceRecord,
  { day, source, reference }: Pick<NewBooking, 'day' | 'source' | 'reference'>,
): InvoiceChange {
  const { isPaid } = invoicePaymentStatus(after.paymentStatus)
  if (isPaid === invoicePaymentStatus(before.paymentStatus).isPaid) return {}
  const { paidBy } = bookingSource(source)
  if (!isPaid || !paidBy) return { paidOn: null, paidBy: null, paymentReference: null }
  return { paidOn: day, paidBy, paymentReference: reference }
}

export function nameOf({ user }: Ctx): string {
  return user && 'name' in user ? String(user.name) : 'Systeem'
}
