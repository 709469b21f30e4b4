import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Ctx } from '@/platform/ctx'
import { database, transaction } from '@/platform/db/transaction'
import { sendNow } from '@/platform/email/confirmation'
import { queueMail } from '@/platform/email/outbox'
import { invoiceMail } from './invoiceMail'
import { invoicePdf } from './invoicePdf'
import { type InvoiceRecord, readInvoice } from './invoiceRecord'

/**
 * Draws a final invoice, keeps the file for good and mails it, once however often it is asked. Call it after the
 * commit that made the invoice final; the worker does it for whoever died before.
 */
export async function storeInvoicePdf(ctx: Ctx, id: string): Promise<void> {
  if (await findInvoiceFile(ctx, id)) return
  const invoice = await readInvoice(database(ctx).drizzle, id)
  if (!invoice?.number) throw new Error(`invoice ${id} is not final`)
  const mails = await saveFileAndMail(ctx, invoice, await invoicePdf(invoice))
  if (mails.length > 0) await sendNow(ctx, mails)
}

/** The same for a verb whose own work is done: what fails here is logged, and the worker tries again. */
export async function tryStoreInvoicePdf(ctx: Ctx, id: string): Promise<void> {
  try {
    await storeInvoicePdf(ctx, id)
  } catch (err) {
    ctx.payload.logger.error({ err, msg: 'the PDF of an invoice was not stored', invoice: id })
  }
}

/** The file as it was stored; null as long as there is none. Throws when the bytes are no longer those. */
export async function findInvoiceFile(ctx: Ctx, invoice: string): Promise<Buffer | null> {
  const { rows } = await database(ctx).drizzle.execute<{ content: Buffer; sha256: string }>(
    sql`select content, sha256 from bureau.invoice_files where invoice = ${invoice}`,
  )
  const [file] = rows
  if (!file) return null
  if (hashOf(file.content) !== file.sha256) throw new Error(`the file of invoice ${invoice} was changed`)
  return file.content
}

/** Whoever keeps the file first mails it. */
async function saveFileAndMail(ctx: Ctx, invoice: InvoiceRecord, content: Buffer) {
  const mail = await invoiceMail(ctx, invoice, content)
  return transaction(ctx, async tx => {
    const { rows } = await tx.sql.execute(sql`
      insert into bureau.invoice_files (invoice, content, sha256, made_at)
      values (${invoice.id}, ${content}, ${hashOf(content)}, ${ctx.now().toISOString()})
      on conflict do nothing returning invoice`)
    return rows.length > 0 ? queueMail(ctx, tx, [mail]) : []
  })
}

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')
