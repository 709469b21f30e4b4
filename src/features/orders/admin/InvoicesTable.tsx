'use client'

import type { ConsoleInvoice } from '../model/console'
import { HostingTable } from './HostingTable'
import { InvoiceDetail } from './InvoiceDetail'
import { INVOICE_COLUMNS } from './invoiceColumns'
import type { Address } from './useAddress'
import { useHostingTable } from './useHostingTable'

/** The invoices; what is overdue has a red edge. */
export function InvoicesTable({ rows, address }: { rows: ConsoleInvoice[]; address: Address }) {
  const table = useHostingTable(INVOICE_COLUMNS, { tab: 'invoices', rows, address })
  return (
    <HostingTable
      caption="Facturen"
      table={table}
      isLate={({ status, paymentStatus }) => status === 'sent' && paymentStatus === 'overdue'}
      detail={invoice => <InvoiceDetail invoice={invoice} />}
    />
  )
}
