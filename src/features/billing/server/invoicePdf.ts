import type { InvoiceRecord } from './invoiceRecord'
import { writeHead } from './pdf/head'
import { writeLines } from './pdf/lines'
import { writeParties } from './pdf/parties'
import { writePayment } from './pdf/payment'
import { finishSheet, newSheet } from './pdf/sheet'
import { writeTotals } from './pdf/totals'
import { documentTitle } from './pdf/words'
import { heightOf, roomFor, write } from './pdf/writing'

/** An invoice on paper, from nothing but its record: the same record gives the same bytes. A draft says that it is one. */
export async function invoicePdf(invoice: InvoiceRecord): Promise<Buffer> {
  const seller = invoice.seller
  if (!seller) throw new Error(`invoice ${invoice.id} names no seller`)
  const made = new Date(`${invoice.issueDate ?? '2000-01-01'}T12:00:00Z`)
  const sheet = newSheet(documentTitle(invoice), seller.name, made)
  let y = writeHead(sheet, invoice, seller)
  y = writeParties(sheet, invoice, seller, y + 22)
  y = writeLines(sheet, invoice.lines, y + 26)
  y = writeTotals(sheet, invoice, y + 14)
  if (invoice.note) {
    y = roomFor(sheet, y + 20, heightOf(sheet, invoice.note, {}))
    y = write(sheet, 'P', invoice.note, { y })
  }
  writePayment(sheet, invoice, seller, y + 26)
  return finishSheet(
    sheet,
    `${documentTitle(invoice)} van ${seller.name}, ${seller.address}, ${seller.zipcode} ${seller.city}`,
  )
}
