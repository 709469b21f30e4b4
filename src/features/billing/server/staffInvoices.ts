import { requireOperator } from '@/platform/access/authority'
import { recordEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx, transaction } from '@/platform/db/transaction'
import { queueMail, sendNow } from '@/platform/email/outbox'
import { fieldErrors } from '@/platform/forms/fields'
import { dayOf } from '@/platform/time/day'
import { type Transfer, transferSchema } from '../model/invoice'
import { isUnpaidInvoice } from '../model/invoiceStatus'
import { findInvoiceFile } from './finalInvoiceRepository'
import { invoiceMail, storeInvoicePdf, tryStoreInvoicePdf } from './invoiceDelivery'
import { invoiceOwner, type Paid } from './invoiceOwner'
import { invoicePdf } from './invoicePdf'
import { deleteDrafts, type InvoiceRecord, lockInvoice, lockOwnDraft, readInvoice } from './invoiceRepository'
import { finaliseInvoice, getSeller, type PaidInvoice, payInvoice, redraftInvoice } from './invoices'

export type DraftResult =
  | { kind: 'created'; number: string }
  | { kind: 'dropped' | 'notFound' | 'awaitsPayment' }

export async function previewInvoice(ctx: Ctx, id: string): Promise<Buffer | null> {
  requireOperator(ctx)
  const invoice = await readInvoice(database(ctx).drizzle, id)
  if (!invoice || invoice.number) return null
  return invoicePdf({ ...invoice, seller: await getSeller(ctx) })
}

export async function finaliseDraft(ctx: Ctx, id: string): Promise<DraftResult> {
  requireOperator(ctx)
  const result = await transaction<DraftResult>(ctx, async tx => {
    const refusal = refusalOf(await lockInvoice(tx.sql, id))
    if (refusal) return refusal
    const change = { code: 'invoice.statusChanged', from: 'draft', to: 'sent' } as const
    await recordEvent(ctx, tx, { collection: 'hosting-invoices', id }, change)
    const { number } = await finaliseInvoice(ctx, tx, id, { paymentStatus: 'pending' })
    return { kind: 'created', number }
  })
  if (result.kind === 'created') await tryStoreInvoicePdf(ctx, id)
  return result
}

export function deleteDraft(ctx: Ctx, id: string): Promise<DraftResult> {
  requireOperator(ctx)
  return transaction<DraftResult>(ctx, async tx => {
    const refusal = refusalOf(await lockInvoice(tx.sql, id))
    if (refusal) return refusal
    await deleteDrafts(tx, { id })
    await recordEvent(ctx, tx, { collection: 'hosting-invoices', id }, { code: 'invoice.draftDeleted' })
    return { kind: 'dropped' }
  })
}

/** The draft of an order that is not paid yet belongs to its payment. */
function refusalOf(invoice: InvoiceRecord | null): { kind: 'notFound' | 'awaitsPayment' } | null {
  if (!invoice || invoice.number) return { kind: 'notFound' }
  return invoice.awaitsPayment ? { kind: 'awaitsPayment' } : null
}

/** Mails a final invoice once more, as it was stored, in a new mail: one with the old Message-ID would be dropped. */
export async function resendInvoice(
  ctx: Ctx,
  id: string,
): Promise<{ kind: 'sent' | 'notSent' | 'notFound' }> {
  requireOperator(ctx)
  const db = database(ctx).drizzle
  const invoice = await readInvoice(db, id)
  if (!invoice?.number) return { kind: 'notFound' }
  const file = await findInvoiceFile(db, id)
  if (!file) {
    await storeInvoicePdf(ctx, id)
    return { kind: 'sent' }
  }
  const mail = await invoiceMail(ctx, invoice, file)
  const resent = { code: 'invoice.resent', to: invoice.buyer.email } as const
  const mails = await transaction(ctx, async tx => {
    await recordEvent(ctx, tx, { collection: 'hosting-invoices', id }, resent)
    return queueMail(ctx, tx, [mail])
  })
  return { kind: (await sendNow(ctx, mails)) ? 'sent' : 'notSent' }
}

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
