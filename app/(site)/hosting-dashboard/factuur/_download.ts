import { customerCtx } from '@/features/customers/server/customerSession'
import { mayReadInvoice } from '@/features/customers/server/public'
import type { Ctx } from '@/platform/ctx'
import { download, noDownload, tooManyDownloads } from '@/platform/http/download'

type InvoiceFile = {
  read: (ctx: Ctx, id: string) => Promise<{ content: Uint8Array; filename: string } | null>
  type: string
  missing: string
}

/** Answers 404 to everybody but the customer of the invoice, and where there is no such file. */
export const invoiceDownload =
  ({ read, type, missing }: InvoiceFile) =>
  async (_request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> => {
    const { id } = await params
    const ctx = await customerCtx()
    if (!(await mayReadInvoice(ctx)))
      return tooManyDownloads('Even geduld. Probeer het over tien minuten opnieuw.', 'customer-invoice')
    const file = await read(ctx, id)
    if (!file) return noDownload(missing)
    return download({ content: new Uint8Array(file.content), type, filename: file.filename })
  }
