import { readInvoicePdf } from '@/features/billing/server/public'
import { invoiceDownload } from '../_download'

export const GET = invoiceDownload({
  ...{ read: readInvoicePdf, type: 'application/pdf', missing: 'Deze factuur is hier niet.' },
})
