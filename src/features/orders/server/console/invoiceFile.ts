import { type InvoiceFile, readInvoicePdf } from '@/features/billing/server/readInvoicePdf'
import { previewInvoice } from '@/features/billing/server/staffDrafts'
import { requireOperator } from '@/platform/access/forOperators'
import type { Ctx } from '@/platform/ctx'

/** An invoice on paper: the stored one when it is final, a look ahead when it is a draft. Null when there is none. */
export async function invoiceFile(ctx: Ctx, id: string): Promise<InvoiceFile | null> {
  requireOperator(ctx)
  const stored = await readInvoicePdf(ctx, id)
  if (stored) return stored
  const preview = await previewInvoice(ctx, id)
  return preview && { filename: 'concept.pdf', content: preview }
}
