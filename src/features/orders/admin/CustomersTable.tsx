'use client'

import type { ConsoleCustomer } from '../model/console'
import { CustomerDetail } from './CustomerDetail'
import { CUSTOMER_COLUMNS } from './customerColumns'
import { HostingTable } from './HostingTable'
import type { Address } from './useAddress'
import { useHostingTable } from './useHostingTable'

/** The customers; who waits to be forgotten has a red edge. */
export function CustomersTable({ rows, address }: { rows: ConsoleCustomer[]; address: Address }) {
  const table = useHostingTable(CUSTOMER_COLUMNS, { tab: 'customers', rows, address })
  return (
    <HostingTable
      caption="Klanten"
      table={table}
      isLate={customer => customer.erasureAskedAt !== null}
      detail={customer => <CustomerDetail customer={customer} />}
    />
  )
}
