'use client'

import { createColumnHelper } from '@tanstack/react-table'
import { Badge } from '@/platform/console/Badge'
import { Moment } from '@/platform/console/Moment'
import type { ConsoleCustomer } from '../model/console'
import { Amount } from './Amount'
import { type features, NAME_COLUMN } from './features'
import { LineName } from './LineName'

const column = createColumnHelper<typeof features, ConsoleCustomer>()

export const CUSTOMER_COLUMNS = column.columns([
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
    cell: ({ getValue }) => <span className="office-number">{getValue()}</span>,
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
    <span className="lead-badges">
      {erasureAskedAt && <Badge tone="red">Wil vergeten worden</Badge>}
      {disabled && <Badge tone="grey">Kan niet inloggen</Badge>}
    </span>
  )
}
