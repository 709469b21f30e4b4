'use client'

import { createColumnHelper } from '@tanstack/react-table'
import { ConsoleTable, type features, NAME_COLUMN } from '@/platform/console/ConsoleTable'
import { Badge, Moment } from '@/platform/console/cells'
import type { ConsoleCustomer } from '../model/console'
import { CustomerDetail } from './CustomerDetail'
import { Amount } from './LineTable'
import { LineName } from './lineFields'
import type { Address } from './useHosting'
import { useHostingTable } from './useHostingTable'

/** The customers; who waits to be forgotten has a red edge. */
export function CustomersTable({ rows, address }: { rows: ConsoleCustomer[]; address: Address }) {
  const table = useHostingTable(CUSTOMER_COLUMNS, { tab: 'customers', rows, address })
  return (
    <ConsoleTable
      caption="Klanten"
      table={table}
      deadlineOf={customer => (customer.erasureAskedAt !== null ? 'overdue' : undefined)}
      detail={customer => <CustomerDetail customer={customer} />}
    />
  )
}

const column = createColumnHelper<typeof features, ConsoleCustomer>()

const CUSTOMER_COLUMNS = column.columns([
  column.accessor('name', {
    id: NAME_COLUMN,
    header: 'Klant',
    sortDescFirst: false,
    enableHiding: false,
    cell: ({ row }) => (
      <LineName
        id={row.id}
        title={row.original.name}
        customer={row.original}
        isOpen={row.getIsExpanded()}
        onToggle={() => row.toggleExpanded(!row.getIsExpanded())}
      />
    ),
  }),
  column.accessor('city', { header: 'Plaats', enableSorting: false }),
  column.accessor('orders', {
    header: 'Bestellingen',
    enableSorting: false,
    cell: ({ getValue }) => <span className="admin-number">{getValue()}</span>,
  }),
  column.accessor('open', {
    header: 'Openstaand',
    sortDescFirst: true,
    cell: ({ getValue }) => <Amount cents={getValue()} />,
  }),
  column.accessor('disabled', {
    id: 'remarks',
    header: 'Bijzonderheden',
    enableSorting: false,
    cell: ({ row }) => <Remarks customer={row.original} />,
  }),
  column.accessor('createdAt', {
    id: 'date',
    header: 'Klant sinds',
    sortDescFirst: true,
    cell: ({ getValue }) => <Moment at={getValue()} />,
  }),
])

function Remarks({ customer: { disabled, erasureAskedAt } }: { customer: ConsoleCustomer }) {
  if (!disabled && !erasureAskedAt) return null
  return (
    <span className="console-badges">
      {erasureAskedAt && <Badge tone="red">Wil vergeten worden</Badge>}
      {disabled && <Badge tone="grey">Kan niet inloggen</Badge>}
    </span>
  )
}
