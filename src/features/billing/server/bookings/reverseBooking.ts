import * as z from 'zod/mini'
import { requireOperator } from '@/platform/access/authority'
import { recordEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx, transaction } from '@/platform/db/transaction'
import { type QueuedMail, sendNow } from '@/platform/email/outbox'
import { fieldErrors, requiredLine } from '@/platform/forms/fields'
import { dayOf } from '@/platform/time/day'
import { canReverse, tellsReversal } from '../../model/bookings'
import { invoiceStatus } from '../../model/invoiceStatus'
import type { InvoiceRecord } from '../invoiceRepository'
import { lockWithOwner } from '../invoices'
import { queueReversedMail, queueSetOffReversedMail } from '../payments/moneyBackMail'
import { book } from './book'
import { type Booking, findBooking } from './bookingRepository'
import { lockBoth } from './setOff'

const reversalSchema = z.object({ id: z.uuid(), reason: requiredLine('Schrijf waarom.', 500) })

type Refusal = { kind: 'notFound' | 'refused' }

export type ReversalResult =
  | Refusal
  | { kind: 'reversed' }
  | { kind: 'invalid'; errors: Record<string, string> }

type Reversed = { kind: 'reversed'; mails: QueuedMail[] }

/**
 * Takes back by a booking of its own, once, what staff typed; or by two what was set off between two invoices. What was
 * paid with it is open again.
 */
export async function reverseBooking(ctx: Ctx, input: unknown): Promise<ReversalResult> {
  requireOperator(ctx)
  const parsed = reversalSchema.safeParse(input)
  if (!parsed.success) return { kind: 'invalid', errors: fieldErrors(parsed.error.issues) }
  const { id, reason } = parsed.data
  const { drizzle } = database(ctx)
  const found = await findBooking(drizzle, id)
  const half = found?.setOffWith ? await findBooking(drizzle, found.setOffWith) : null
  const result = await transaction<Reversed | Refusal>(ctx, tx =>
    found && half ? reverseSetOff(ctx, tx, [found, half], reason) : reverseTyped(ctx, tx, found, reason),
  )
  if (result.kind !== 'reversed') return result
  await sendNow(ctx, result.mails)
  return { kind: 'reversed' }
}

async function reverseTyped(
  ctx: Ctx,
  tx: Tx,
  found: Booking | null,
  reason: string,
): Promise<Reversed | Refusal> {
  if (!found?.invoice) return { kind: 'notFound' }
  const invoice = await lockWithOwner(ctx, tx, found.invoice)
  const booking = await findBooking(tx.sql, found.id)
  if (!invoice || !booking) return { kind: 'notFound' }
  if (!canReverse(booking)) return { kind: 'refused' }
  const after = await bookReversal(ctx, tx, invoice, { booking, reason })
  const { amount } = booking
  const isTold = tellsReversal(invoice, amount)
  return { kind: 'reversed', mails: isTold ? await queueReversedMail(ctx, tx, after, amount) : [] }
}

/** An invoice that was credited since asks for nothing, so what paid it stays where it is. */
async function reverseSetOff(
  ctx: Ctx,
  tx: Tx,
  halves: [Booking, Booking],
  reason: string,
): Promise<Reversed | Refusal> {
  const [gave, paid] = halves.toSorted((one, other) => one.amount - other.amount)
  if (!gave?.invoice || !paid?.invoice) return { kind: 'notFound' }
  const [from, to] = await lockBoth(ctx, tx, [gave.invoice, paid.invoice])
  const booking = await findBooking(tx.sql, paid.id)
  if (!from || !to || !booking) return { kind: 'notFound' }
  if (!canReverse(booking) || !invoiceStatus(to.status).isInForce) return { kind: 'refused' }
  const fromAfter = await bookReversal(ctx, tx, from, { booking: gave, reason })
  const toAfter = await bookReversal(ctx, tx, to, { booking, reason })
  const { amount } = booking
  const event = { code: 'invoice.setOffReversed', amount, number: to.number ?? '' } as const
  await recordEvent(ctx, tx, { collection: 'hosting-invoices', id: from.id }, event)
  const mails = await queueSetOffReversedMail(ctx, tx, { from: fromAfter, to: toAfter, amount })
  return { kind: 'reversed', mails }
}

function bookReversal(
  ctx: Ctx,
  tx: Tx,
  invoice: InvoiceRecord,
  { booking, reason }: { booking: Booking; reason: string },
): Promise<InvoiceRecord> {
  const { id, amount, reference } = booking
  return book(ctx, tx, invoice, {
    ...{ amount: 0 - amount, day: dayOf(ctx.now()), source: 'reversal', reference, reverses: id, reason },
  })
}
