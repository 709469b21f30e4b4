'use client'

import { createColumnHelper } from '@tanstack/react-table'
import { cycleOf } from '@/features/catalogue/model/terms'
import { ConsoleTable, type features, NAME_COLUMN } from '@/platform/console/ConsoleTable'
import { Moment } from '@/platform/console/cells'
import { formatPlainDay } from '@/platform/time/day'
import type { ConsoleOrder } from '../model/console'
import { HOSTING_NAMES } from '../model/hostingColumns'
import { orderIs } from '../model/orderStatus'
import { DomainBadge, OrderBadge, SetUpBadge, setUpState } from './badges'
import { Amount } from './LineTable'
import { LineName } from './lineFields'
import { OrderDetail } from './OrderDetail'
import { type Address, useConsole } from './useHosting'
import { useHostingTable } from './useHostingTable'

export function OrdersTable({ rows, address }: { rows: ConsoleOrder[]; address: Address }) {
  const { now } = useConsole()
  const table = useHostingTable(ORDER_COLUMNS, { tab: 'orders', rows, address })
  return (
    <ConsoleTable
      caption="Bestellingen"
      table={table}
      deadlineOf={order => (setUpState(order, now) === 'overdue' ? 'overdue' : undefined)}
      detail={order => <OrderDetail order={order} />}
    />
  )
}

const column = createColumnHelper<typeof features, ConsoleOrder>()

const ORDER_COLUMNS = column.columns([
  column.accessor('handsBy', {
    id: 'hands',
    sortDescFirst: false,
    cell: ({ row }) => <Hands order={row.original} />,
  }),
  column.accessor('number', {
    id: NAME_COLUMN,
    header: HOSTING_NAMES.orders,
    enableSorting: false,
    enableHiding: false,
    cell: ({ row }) => (
      <LineName
        id={row.id}
        title={row.original.number}
        customer={row.original.customer}
        isOpen={row.getIsExpanded()}
        onToggle={() => row.toggleExpanded(!row.getIsExpanded())}
      />
    ),
  }),
  column.accessor('status', {
    enableSorting: false,
    cell: ({ row }) => <Status order={row.original} />,
  }),
  column.accessor('title', {
    id: 'package',
    enableSorting: false,
    cell: ({ row: { original } }) => (
      <span>
        {original.title} <span className="console-company">{cycleOf(original.cycle).per}</span>
      </span>
    ),
  }),
  column.accessor('domainName', {
    id: 'domain',
    enableSorting: false,
    cell: ({ row }) => <Domain order={row.original} />,
  }),
  column.accessor('incl', {
    id: 'amount',
    enableSorting: false,
    cell: ({ getValue }) => <Amount cents={getValue()} />,
  }),
  column.accessor('createdAt', {
    id: 'date',
    sortDescFirst: true,
    cell: ({ getValue }) => <Moment at={getValue()} />,
  }),
])

function Hands({ order }: { order: ConsoleOrder }) {
  if (!order.handsBy) return null
  return (
    <>
      <SetUpBadge order={order} />
      <span className="console-company">{order.toDo === 1 ? 'nog 1 taak' : `nog ${order.toDo} taken`}</span>
    </>
  )
}

function Status({ order }: { order: ConsoleOrder }) {
  const { status, endsOn, startsOn } = order
  return (
    <>
      <OrderBadge status={status} />
      {startsOn && orderIs('isScheduled', order) && (
        <span className="console-company">begint op {formatPlainDay(startsOn)}</span>
      )}
      {endsOn && !orderIs('isClosed', order) && (
        <span className="console-company">stopt op {formatPlainDay(endsOn)}</span>
      )}
    </>
  )
}

function Domain({ order: { domainName, domainState } }: { order: ConsoleOrder }) {
  if (!domainName) return null
  return (
    <>
      <span className="console-reach">{domainName}</span> {domainState && <DomainBadge state={domainState} />}
    </>
  )
}
