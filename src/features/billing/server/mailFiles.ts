import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import type { MailFileStore, SentFile } from '@/platform/email/mailFiles'
import { listBookings } from './bookings/bookingRepository'
import { eInvoiceFile } from './eInvoice'
import { readInvoice } from './invoiceRepository'
import { paymentStatement, statementName } from './payments/paymentStatement'

const invoiceOf = ({ about }: SentFile) => (about?.collection === 'hosting-invoices' ? about.id : null)

const storedFile = z.object({ content: z.instanceof(Buffer) })

const invoiceFiles: MailFileStore = {
  key: 'invoice',
  find: async (_ctx, db, file) => {
    const invoice = invoiceOf(file)
    if (!invoice) return null
    const { rows } = await db.execute(sql`
      select content from bureau.invoice_files where invoice = ${invoice} and sha256 = ${file.sha256}`)
    return rows[0] ? storedFile.parse(rows[0]).content : null
  },
}

const eInvoices: MailFileStore = {
  key: 'e-invoice',
  find: async (_ctx, db, file) => {
    const id = file.contentType === 'application/xml' ? invoiceOf(file) : null
    const invoice = id ? await readInvoice(db, id) : null
    return invoice ? (eInvoiceFile(invoice)?.content ?? null) : null
  },
}

/** Its PDF holds the second in which it was made, a moment before its mail. */
const MADE_BEFORE_MS = [0, 1000]

const paymentStatements: MailFileStore = {
  key: 'payment-statement',
  find: async (_ctx, db, file) => {
    const id = file.contentType === 'application/pdf' ? invoiceOf(file) : null
    const invoice = id ? await readInvoice(db, id) : null
    if (!invoice?.number || file.filename !== statementName(invoice.number)) return null
    const bookings = (await listBookings(db, invoice.id)).filter(
      each => new Date(each.createdAt) <= file.made,
    )
    const booked = bookings.reduce((sum, { amount }) => sum + amount, 0)
    for (const before of MADE_BEFORE_MS) {
      const made = new Date(file.made.getTime() - before)
      const content = await paymentStatement({ ...invoice, booked }, bookings, made)
      if (createHash('sha256').update(content).digest('hex') === file.sha256) return content
    }
    return null
  },
}

export const billingMailFiles = [invoiceFiles, eInvoices, paymentStatements]
