import { readInvoicePdf } from '@/features/billing/server/invoiceDelivery'
import { customerCtx } from '@/features/customers/server/customerSession'
import { mayReadInvoice } from '@/features/customers/server/limits'
import { retryAfter } from '@/platform/http/retryAfter'

type Asked = { params: Promise<{ id: string }> }

/** The PDF of an invoice, for whom it is. For anybody else there is no such address. */
export async function GET(_request: Request, { params }: Asked): Promise<Response> {
  const { id } = await params
  const ctx = await customerCtx()
  const kept = { 'cache-control': 'private, no-store' }
  if (!(await mayReadInvoice(ctx)))
    return new Response('Even geduld. Probeer het over tien minuten opnieuw.', {
      status: 429,
      headers: { ...kept, ...retryAfter('customer-invoice') },
    })
  const file = await readInvoicePdf(ctx, id)
  if (!file) return new Response('Deze factuur is hier niet.', { status: 404, headers: kept })
  return new Response(new Uint8Array(file.content), {
    headers: {
      ...kept,
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${file.filename}"`,
    },
  })
}
