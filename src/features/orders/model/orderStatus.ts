/** Who makes a change: a confirmed payment, a member of staff, or a job. */
export type OrderActor = 'payment' | 'staff' | 'system'

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

/** Characters that staff have to say why an order moved. */
export const MAX_REASON_LENGTH = 500

export type OrderStatus = (typeof ORDER_STATUSES)[number]['value']

export function orderStatus(value: OrderStatus) {
  const status = ORDER_STATUSES.find(each => each.value === value)
  if (!status) throw new Error(`unknown order status ${value}`)
  return status
}

/** An order does not become what it is. */
export function canOrderBecome(from: OrderStatus, to: OrderStatus, by: OrderActor): boolean {
  const movers: Partial<Record<OrderStatus, readonly OrderActor[]>> = orderStatus(from).to
  return movers[to]?.includes(by) ?? false
}

/** `activatedAt` is null as long as an order never ran. */
type OrderProgress = { status: string; activatedAt: string | null }

/** Whether an order waits for its money, or was given up before it ever ran. */
export function isUnpaidOrder({ status, activatedAt }: OrderProgress): boolean {
  const from = ORDER_STATUSES.find(each => each.value === status)?.value
  return from !== undefined && canOrderBecome(from, 'active', 'payment') && !activatedAt
}

/** Whether money for an order has it run, however late it comes. Who was erased since ordered nothing any more. */
export function startsWhenPaid(order: OrderProgress & { buyer: { email: string } }): boolean {
  return isUnpaidOrder(order) && order.buyer.email !== ''
}

/** What is no status of ours is shown as it is kept. */
export function orderStatusLabel(value: string): string {
  return ORDER_STATUSES.find(each => each.value === value)?.label ?? value
}

/** An order that is not paid by then is given up. */
export const UNPAID_DAYS = 14

/** Whether that time went by since an order that nobody paid. */
export function isUnpaidTooLong(createdAt: Date, now: Date): boolean {
  return createdAt <= unpaidBefore(now)
}

/** An unpaid order of this moment, or older, is given up. */
export function unpaidBefore(now: Date): Date {
  return new Date(now.getTime() - UNPAID_DAYS * 86_400_000)
}

/** The page on which an order ends, and from which it can be paid again. */
export const orderPath = (orderKey: string) => `/hosting-bestellen/klaar?bestelling=${orderKey}`
