import { requireOperator } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { sendNow } from '@/platform/email/outbox'
import { fieldErrors } from '@/platform/forms/fields'
import { dayOf } from '@/platform/time/day'
import { type Transfer, transferSchema } from '../model/invoice'
import { isUnpaidInvoice } from '../model/invoiceStatus'
import { tryStoreInvoicePdf } from './invoiceDelivery'
import { lockInvoice, lockOwnDraft, readInvoice } from './invoiceRepository'
import { type PaidInvoice, payInvoice, redraftInvoice } from './invoices'
import { invoiceOwner, type Paid } from './ports'

export type TransferResult =
  | { kind: 'paid' | 'started' | 'notFound' | 'notOpen' }
  | { kind: 'invalid'; errors: Record<string, string> }

/**
 * Notes that an open invoice was paid by bank transfer; for a credit, that the money went back. A draft that waits for
 * its money becomes final with it, and what was ordered runs.
 */
export async function markPaidByTransfer(ctx: Ctx, id: string, input: Transfer): Promise<TransferResult> {
  return bookTransfer(ctx, input, async (tx, paid) => {
    const order = (await readInvoice(tx.sql, id))?.order
    // A payment of the same order locks in this order too: the second of the two finds it paid.
    if (order) await invoiceOwner(ctx).lock(tx, order)
    const invoice = await lockInvoice(tx.sql, id)
    if (!invoice) return { kind: 'notFound' }
    if (isUnpaidInvoice(invoice)) return payInvoice(ctx, tx, invoice, paid)
    const started = invoice.awaitsPayment && order ? await payDraft(ctx, tx, order, paid) : null
    return started ?? { kind: 'notOpen' }
  })
}

/**
 * Books money on the draft that an owner, locked by the caller, began with, or on a new one where that is gone. Null
 * when it takes no money.
 */
export async function payDraft(ctx: Ctx, tx: Tx, owner: string, paid: Paid): Promise<PaidInvoice | null> {
  const payable = await invoiceOwner(ctx).findPayable(ctx, tx, owner)
  if (!payable) return null
  const draft = (await lockOwnDraft(tx, owner)) ?? (await redraftInvoice(ctx, tx, owner, payable))
  return payInvoice(ctx, tx, draft, paid)
}

type Book = (tx: Tx, paid: Paid) => Promise<PaidInvoice | { kind: 'notFound' | 'notOpen' }>

/** Books what staff typed of a bank transfer in one transaction. The number of an invoice is drawn last of all. */
export async function bookTransfer(ctx: Ctx, input: Transfer, book: Book): Promise<TransferResult> {
  requireOperator(ctx)
  const parsed = transferSchema(dayOf(ctx.now())).safeParse(input)
  if (!parsed.success) return { kind: 'invalid', errors: fieldErrors(parsed.error.issues) }
  const { paidOn, reference } = parsed.data
  const booked = await transaction(ctx, async tx => {
    const result = await book(tx, { method: 'transfer', paidOn, reference: reference || null })
    if (result.kind === 'started') await result.finalise()
    return result
  })
  if (booked.kind === 'settled') return { kind: 'paid' }
  if (booked.kind !== 'started') return booked
  await Promise.all([sendNow(ctx, booked.mails), tryStoreInvoicePdf(ctx, booked.invoice)])
  return { kind: 'started' }
}
