import { readInvoicePdf } from '@/features/billing/server/public'
import { customerCtx } from '@/features/customers/server/customerSession'
import { mayReadInvoice } from '@/features/customers/server/public'
import { download, noDownload, tooManyDownloads } from '@/platform/http/download'

type Asked = { params: Promise<{ id: string }> }

/** The PDF of an invoice, for whom it is. For anybody else there is no such address. */
export async function GET(_request: Request, { params }: Asked): Promise<Response> {
  const { id } = await params
  const ctx = await customerCtx()
  if (!(await mayReadInvoice(ctx)))
    return tooManyDownloads('Even geduld. Probeer het over tien minuten opnieuw.', 'customer-invoice')
  const file = await readInvoicePdf(ctx, id)
  if (!file) return noDownload('Deze factuur is hier niet.')
  const { content, filename } = file
  return download({ content: new Uint8Array(content), type: 'application/pdf', filename })
}
