import * as z from 'zod/mini'
import { requireOperator } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { database, transaction } from '@/platform/db/transaction'
import { fieldErrors, requiredLine } from '@/platform/forms/fields'
import { dayOf } from '@/platform/time/day'
import { canReverse } from '../../model/bookings'
import { lockWithOwner } from '../invoices'
import { book } from './book'
import { findBooking } from './bookingRepository'

const reversalSchema = z.object({ id: z.uuid(), reason: requiredLine('Schrijf waarom.', 500) })

export type ReversalResult =
  | { kind: 'reversed' | 'notFound' | 'refused' }
  | { kind: 'invalid'; errors: Record<string, string> }

/** Takes back what staff typed by a booking of its own, once. What was paid with it is open again. */
export async function reverseBooking(ctx: Ctx, input: unknown): Promise<ReversalResult> {
  requireOperator(ctx)
  const parsed = reversalSchema.safeParse(input)
  if (!parsed.success) return { kind: 'invalid', errors: fieldErrors(parsed.error.issues) }
  const { id, reason } = parsed.data
  const found = await findBooking(database(ctx).drizzle, id)
  if (!found?.invoice) return { kind: 'notFound' }
  const { invoice: on } = found
  return transaction<ReversalResult>(ctx, async tx => {
    const invoice = await lockWithOwner(ctx, tx, on)
    const booking = await findBooking(tx.sql, id)
    if (!invoice || !booking) return { kind: 'notFound' }
    if (!canReverse(booking)) return { kind: 'refused' }
    await book(ctx, tx, invoice, {
      ...{ amount: 0 - booking.amount, day: dayOf(ctx.now()), source: 'reversal' },
      ...{ reference: booking.reference, reverses: id, reason },
    })
    return { kind: 'reversed' }
  })
}
