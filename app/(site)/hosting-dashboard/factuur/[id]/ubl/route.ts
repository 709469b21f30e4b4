import { readEInvoice } from '@/features/billing/server/public'
import { customerCtx } from '@/features/customers/server/customerSession'
import { mayReadInvoice } from '@/features/customers/server/public'
import { download, noDownload, tooManyDownloads } from '@/platform/http/download'

type Asked = { params: Promise<{ id: string }> }

/** Answers 404 to everybody but the customer of the invoice, and for an invoice that has no e-invoice. */
export async function GET(_request: Request, { params }: Asked): Promise<Response> {
  const { id } = await params
  const ctx = await customerCtx()
  if (!(await mayReadInvoice(ctx)))
    return tooManyDownloads('Even geduld. Probeer het over tien minuten opnieuw.', 'customer-invoice')
  const file = await readEInvoice(ctx, id)
  if (!file) return noDownload('Deze e-factuur is hier niet.')
  const { content, filename } = file
  return download({ content: new Uint8Array(content), type: 'application/xml', filename })
}
