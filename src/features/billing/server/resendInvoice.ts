import { requireOperator } from '@/platform/access/forOperators'
import { recordEvent } from '@/platform/audit/keepEvent'
import type { Ctx } from '@/platform/ctx'
import { database, transaction } from '@/platform/db/transaction'
import { sendNow } from '@/platform/email/confirmation'
import { queueMail } from '@/platform/email/outbox'
import { invoiceMail } from './invoiceMail'
import { readInvoice } from './invoiceRecord'
import { findInvoiceFile, storeInvoicePdf } from './storeInvoicePdf'

/** Mails a final invoice once more, as it was stored, in a new mail: one with the old Message-ID would be dropped. */
export async function resendInvoice(
  ctx: Ctx,
  id: string,
): Promise<{ kind: 'sent' | 'notSent' | 'notFound' }> {
  requireOperator(ctx)
  const invoice = await readInvoice(database(ctx).drizzle, id)
  if (!invoice?.number) return { kind: 'notFound' }
  const file = await findInvoiceFile(ctx, id)
  if (!file) {
    await storeInvoicePdf(ctx, id)
    return { kind: 'sent' }
  }
  const mail = await invoiceMail(ctx, invoice, file)
  const after = invoice.buyer.email
  const mails = await transaction(ctx, async tx => {
    await recordEvent(ctx, tx, {
      collection: 'hosting-invoices',
      id,
      change: 'Opnieuw gemaild',
      before: null,
      after,
    })
    return queueMail(ctx, tx, [mail])
  })
  return { kind: (await sendNow(ctx, mails)) ? 'sent' : 'notSent' }
}
