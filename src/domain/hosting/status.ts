/** Who makes a change: a confirmed payment, a member of staff, or a job. */
export type OrderMover = 'payment' | 'staff' | 'system'

/** The statuses of an order. `to` is where it may go from there, and who may take it. */
export const ORDER_STATUSES = [
  {
    value: 'active',
    label: 'Actief',
    tone: 'green',
    to: { suspended: ['staff'], cancelled: ['staff', 'system'] },
  },
  {
    value: 'pending',
    label: 'In behandeling',
    tone: 'amber',
    to: { active: ['payment'], cancelled: ['staff', 'system'] },
  },
  {
    value: 'suspended',
    label: 'Opgeschort',
    tone: 'red',
    to: { active: ['staff'], cancelled: ['staff', 'system'] },
  },
  /** Somebody may pay after we gave up: what is paid for is delivered. */
  { value: 'cancelled', label: 'Geannuleerd', tone: 'grey', to: { active: ['payment'] } },
] as const

export type OrderStatus = (typeof ORDER_STATUSES)[number]['value']

export function orderStatus(value: OrderStatus) {
  const status = ORDER_STATUSES.find(each => each.value === value)
  if (!status) throw new Error(`unknown order status ${value}`)
  return status
}

/** An order does not become what it is. */
export function canOrderBecome(from: OrderStatus, to: OrderStatus, by: OrderMover): boolean {
  const movers: Partial<Record<OrderStatus, readonly OrderMover[]>> = orderStatus(from).to
  return movers[to]?.includes(by) ?? false
}

/** What is no status of ours is shown as it is kept. */
export function orderStatusLabel(value: string): string {
  return ORDER_STATUSES.find(each => each.value === value)?.label ?? value
}
