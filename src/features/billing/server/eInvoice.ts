import { sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import { type FrozenInvoice, hasEInvoice, toEInvoice } from '../model/eInvoice'
import type { InvoiceFile } from './invoicePdf'
import { storedLines, storedParty } from './storedInvoice'
import { ublXml } from './ubl'

/** Made anew from what never changes of an invoice: the same bytes every time. Null for an invoice that gets none. */
export function eInvoiceFile(invoice: FrozenInvoice): InvoiceFile | null {
  const document = toEInvoice(invoice)
  return document && { filename: `${document.number}.xml`, content: ublXml(document) }
}

const origin = z.object({
  ...{ number: z.nullable(z.string()), issueDate: z.nullable(z.string()) },
  ...{ seller: z.nullable(storedParty), buyer: storedParty, lines: storedLines },
})

/** Whether an invoice has an e-invoice, for a reader's own statement in which invoices are called `i`. */
export const eInvoiceColumn = {
  sql: sql`jsonb_build_object(
    'number', i.number, 'issueDate', i.issue_date, 'seller', i.seller, 'buyer', i.buyer, 'lines', i.lines)`,
  schema: z.pipe(origin, z.transform(hasEInvoice)),
}
