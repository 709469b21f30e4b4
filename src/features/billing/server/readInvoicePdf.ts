import { asUser } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { isRecordId } from '@/platform/text/recordId'
import { findInvoiceFile, storeInvoicePdf } from './storeInvoicePdf'

export type InvoiceFile = { filename: string; content: Buffer }

/** The stored PDF of a final invoice, for whoever may see it. For anybody else there is none. */
export async function readInvoicePdf(ctx: Ctx, id: string): Promise<InvoiceFile | null> {
  if (!isRecordId(id)) return null
  const where = { id: { equals: id } }
  const { docs } = await ctx.payload.find({
    collection: 'hosting-invoices',
    where,
    limit: 1,
    depth: 0,
    pagination: false,
    disableErrors: true,
    ...asUser(ctx),
  })
  const number = docs[0]?.number
  if (!number) return null
  await storeInvoicePdf(ctx, id)
  const content = await findInvoiceFile(ctx, id)
  return content && { filename: `${number}.pdf`, content }
}
