import { readEInvoice } from '@/features/billing/server/public'
import { invoiceDownload } from '../../_download'

export const GET = invoiceDownload({
  ...{ read: readEInvoice, type: 'application/xml', missing: 'Deze e-factuur is hier niet.' },
})
