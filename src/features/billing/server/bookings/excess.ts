import * as z from 'zod/mini'
import { requireOperator } from '@/platform/access/authority'
import { recordEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { type QueuedMail, sendNow } from '@/platform/email/outbox'
import { fieldErrors } from '@/platform/forms/fields'
import { dayOf } from '@/platform/time/day'
import { amountFromExcess, excessOf } from '../../model/bookings'
import { type TransferInput, transferSchema } from '../../model/invoice'
import { lockWithOwner } from '../invoices'
import { queueSentBackMail } from '../payments/moneyBackMail'
import { queuePaymentReceived } from '../payments/paymentReceivedMail'
import { book, nameOf } from './book'
import { getAdvance, insertBooking, isBookedBefore } from './bookingRepository'
import { bookSetOff, lockBoth } from './setOff'

/** What a transaction wrote, and the mails that go once it is committed. */
type Written<Kind> = { kind: Kind; mails: QueuedMail[] }

const without = <Kind extends string>(kind: Kind): Written<Kind> => ({ kind, mails: [] })

type Invalid = { kind: 'invalid'; errors: Record<string, string> }

/** `tooMuch`: less than this stands as paid in advance. */
type SentBackKind = 'booked' | 'tooMuch' | 'notFound'
export type SentBackResult = { kind: SentBackKind } | Invalid

/**
 * Books what staff sent back over the bank of money that came in beyond an invoice, all of it when no amount is given,
 * and tells the customer. Idempotent under its key.
 */
export async function bookSentBack(ctx: Ctx, id: string, input: TransferInput): Promise<SentBackResult> {
  requireOperator(ctx)
  const parsed = transferSchema(dayOf(ctx.now())).safeParse(input)
  if (!parsed.success) return { kind: 'invalid', errors: fieldErrors(parsed.error.issues) }
  const { paidOn, reference, amount, submissionKey } = parsed.data
  const { kind, mails } = await transaction<Written<SentBackKind>>(ctx, async tx => {
    if (submissionKey && (await isBookedBefore(tx, submissionKey))) return without('booked')
    const invoice = await lockWithOwner(ctx, tx, id)
    if (!invoice?.number) return without('notFound')
    const left = excessOf(invoice)
    const back = amount ?? left
    if (back === 0 || back > left) return without('tooMuch')
    const sent = { amount: 0 - back, day: paidOn, reference: reference || null, submissionKey }
    const after = await book(ctx, tx, invoice, { ...sent, source: 'transfer' })
    const event = { code: 'invoice.excessSentBack', amount: back } as const
    await recordEvent(ctx, tx, { collection: 'hosting-invoices', id }, event)
    return { kind: 'booked', mails: await queueSentBackMail(ctx, tx, after, { amount: back, day: paidOn }) }
  })
  await sendNow(ctx, mails)
  return { kind }
}

type SentFor = { id: string; customer: string }
type Sent = { paidOn: string; reference?: string; amount?: number; submissionKey?: string }

/**
 * Books what staff sent back of money that came for an order and stands on no invoice, all of it when no amount is given.
 * The caller holds the order. Answers how much in cents, 0 when it was booked before; null when less stands there.
 */
export async function bookAdvanceBack(
  ctx: Ctx,
  tx: Tx,
  { id: order, customer }: SentFor,
  { paidOn: day, reference, amount, submissionKey }: Sent,
): Promise<number | null> {
  if (submissionKey && (await isBookedBefore(tx, submissionKey))) return 0
  const left = await getAdvance(tx.sql, order)
  const back = amount ?? left
  if (back <= 0 || back > left) return null
  await insertBooking(ctx, tx, {
    ...{ invoice: null, customer, order, amount: 0 - back, day, source: 'transfer' },
    ...{ reference: reference || null, bookedBy: nameOf(ctx), submissionKey },
  })
  return back
}

const setOffSchema = z.object({ from: z.uuid(), to: z.uuid(), submissionKey: z.uuid() })

/** `nothingDue`: nothing was too much of the one, or nothing is open of the other. */
type SetOffKind = 'setOff' | 'nothingDue' | 'notFound'
export type SetOffResult = { kind: SetOffKind } | Invalid

/** Pays one invoice of a customer with what was too much of another one, by two bookings that come to nothing. */
export async function setOffExcess(ctx: Ctx, input: unknown): Promise<SetOffResult> {
  requireOperator(ctx)
  const parsed = setOffSchema.safeParse(input)
  if (!parsed.success) return { kind: 'invalid', errors: fieldErrors(parsed.error.issues) }
  const { from, to, submissionKey } = parsed.data
  const { kind, mails } = await transaction<Written<SetOffKind>>(ctx, async tx => {
    if (await isBookedBefore(tx, submissionKey)) return without('setOff')
    const [paid, open] = await lockBoth(ctx, tx, [from, to])
    if (!paid?.number || !open?.number || paid.customer !== open.customer) return without('notFound')
    const amount = amountFromExcess(paid, open)
    if (amount === 0) return without('nothingDue')
    const after = await bookSetOff(ctx, tx, { from: paid, to: open, amount, submissionKey })
    const event = { code: 'invoice.excessSetOff', amount, number: open.number } as const
    await recordEvent(ctx, tx, { collection: 'hosting-invoices', id: from }, event)
    const paidWith = { amount, setOffFrom: paid.number }
    return { kind: 'setOff', mails: await queuePaymentReceived(ctx, tx, after, paidWith) }
  })
  await sendNow(ctx, mails)
  return { kind }
}
