import { requireOperator } from '@/platform/access/authority'
import { recordEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import { database, transaction } from '@/platform/db/transaction'
import { queueMail, sendNow } from '@/platform/email/outbox'
import { findInvoiceFile } from './finalInvoiceRepository'
import { invoiceMail, storeInvoicePdf, tryStoreInvoicePdf } from './invoiceDelivery'
import { invoicePdf } from './invoicePdf'
import { deleteDrafts, type InvoiceRecord, lockInvoice, readInvoice } from './invoiceRepository'
import { finaliseInvoice, getSeller } from './invoices'

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
