'use client'

import type { ConsoleOrder } from '../model/console'
import { handsState } from './HandsBadge'
import { HostingTable } from './HostingTable'
import { OrderDetail } from './OrderDetail'
import { ORDER_COLUMNS } from './orderColumns'
import type { Address } from './useAddress'
import { useConsole } from './useDesk'
import { useHostingTable } from './useHostingTable'

/** The orders; what is late has a red edge. */
export function OrdersTable({ rows, address }: { rows: ConsoleOrder[]; address: Address }) {
  const { now } = useConsole()
  const table = useHostingTable(ORDER_COLUMNS, { tab: 'orders', rows, address })
  return (
    <HostingTable
      caption="Bestellingen"
      table={table}
      isLate={order => handsState(order, now) === 'overdue'}
      detail={order => <OrderDetail order={order} />}
    />
  )
}
