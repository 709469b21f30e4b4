'use client'

import type { HostingPage } from '../model/console'
import { CustomersTable } from './CustomersTable'
import { InvoicesTable } from './InvoicesTable'
import { OrdersTable } from './OrdersTable'
import type { Address } from './useAddress'

/** The lines of whatever tab was answered. */
export function HostingLines({ page, address }: { page: HostingPage; address: Address }) {
  if (page.tab === 'orders') return <OrdersTable rows={page.rows} address={address} />
  if (page.tab === 'customers') return <CustomersTable rows={page.rows} address={address} />
  return <InvoicesTable rows={page.rows} address={address} />
}
