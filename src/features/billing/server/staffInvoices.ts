import { requireOperator } from '@/platform/access/authority'
import { recordEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx, transaction } from '@/platform/db/transaction'
import { queueMail, sendNow } from '@/platform/email/outbox'
import { fieldErrors } from '@/platform/forms/fields'
import { dayOf } from '@/platform/time/day'
import { type TransferInput, transferSchema } from '../model/invoice'
import { isUnpaidInvoice } from '../model/invoiceStatus'
import { isBookedBefore } from './bookings/bookingRepository'
import { findInvoiceFile } from './finalInvoiceRepository'
import { invoiceMail, storeInvoicePdf, tryStoreInvoicePdf } from './invoiceDelivery'
import { invoiceOwner, type Paid } from './invoiceOwner'
import { invoicePdf } from './invoicePdf'
import { deleteDrafts, type InvoiceRecord, lockInvoice, lockOwnDraft, readInvoice } from './invoiceRepository'
import { finaliseInvoice, getSeller, lockWithOwner } from './invoices'
import { type PaidInvoice, payInvoice, redraftInvoice } from './payments/payInvoice'

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
    const { number } = await finaliseInvoice(ctx, tx, id)
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
  | { kind: 'paid' | 'partly' | 'excess' | 'withdrawn' | 'advance' | 'started' | 'notFound' | 'notOpen' }
  | { kind: 'invalid'; errors: Record<string, string> }

/**
 * Notes money that came over the bank, on whichever day and however much; for a credit, money that went back. Without an
 * amount it is what is due. A draft that waits for its money becomes final with it, and what was ordered runs.
 */
export async function markPaidByTransfer(
  ctx: Ctx,
  id: string,
  input: TransferInput,
): Promise<TransferResult> {
  return bookTransfer(ctx, input, async (tx, paid) => {
    const invoice = await lockWithOwner(ctx, tx, id)
    if (!invoice) return { kind: 'notFound' }
    const { order } = invoice
    if (invoice.number)
      return isUnpaidInvoice(invoice) || paid.amount ? payInvoice(ctx, tx, invoice, paid) : NOT_OPEN
    return (invoice.awaitsPayment && order && (await payDraft(ctx, tx, order, paid))) || NOT_OPEN
  })
}

const NOT_OPEN = { kind: 'notOpen' } as const

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

/** Books what staff typed of a bank transfer in one transaction, once. The number of an invoice is drawn last of all. */
export async function bookTransfer(ctx: Ctx, input: TransferInput, write: Book): Promise<TransferResult> {
  requireOperator(ctx)
  const parsed = transferSchema(dayOf(ctx.now())).safeParse(input)
  if (!parsed.success) return { kind: 'invalid', errors: fieldErrors(parsed.error.issues) }
  const { paidOn, reference, amount, submissionKey } = parsed.data
  const booked = await transaction(ctx, async tx => {
    if (submissionKey && (await isBookedBefore(tx, submissionKey))) return { kind: 'again' } as const
    const paid = { method: 'transfer', paidOn, reference: reference || null, amount, submissionKey } as const
    const result = await write(tx, paid)
    if (result.kind === 'started') await result.finalise()
    return result
  })
  if ('mails' in booked) await sendNow(ctx, booked.mails)
  if (booked.kind === 'started') await tryStoreInvoicePdf(ctx, booked.invoice)
  return { kind: TRANSFERRED[booked.kind] }
}

type TransferKind = Exclude<TransferResult['kind'], 'invalid'>

const TRANSFERRED: Record<PaidInvoice['kind'] | 'again' | 'notFound' | 'notOpen', TransferKind> = {
  ...{
    settled: 'paid',
    again: 'paid',
    partly: 'partly',
    excess: 'excess',
    withdrawn: 'withdrawn',
    started: 'started',
  },
  ...{ twice: 'advance', otherTotal: 'advance', notFound: 'notFound', notOpen: 'notOpen' },
}
