export type OrderActor = 'payment' | 'staff' | 'system'

/** What a customer reads when staff make a move. */
export type OrderLetter = 'suspended' | 'resumed' | 'dropped' | 'calledOff' | 'stopped'

type OrderMove = { by: readonly OrderActor[]; letter?: OrderLetter }

type StatusRow = {
  value: string
  label: string
  tone: 'green' | 'amber' | 'red' | 'grey'
  /** Nobody paid it yet: its draft invoice becomes final with the money. */
  awaitsPayment: boolean
  /** Its customer has what was ordered, be it switched off: it ends on its last day. */
  isRunning: boolean
  /** Renews, takes extras and can be cancelled by its customer. */
  isBillable: boolean
  /** Staff set it up and settle its domain name. */
  isWorkedOn: boolean
  isSuspended: boolean
  /** Paid, and begins on a day that was agreed: once its customer can no longer withdraw. */
  isScheduled: boolean
  /** Nobody else can order its domain name. */
  holdsDomain: boolean
  isClosed: boolean
  to: Readonly<Record<string, OrderMove>>
}

const NOTHING = {
  ...{ awaitsPayment: false, isRunning: false, isBillable: false, isWorkedOn: false },
  ...{ isSuspended: false, isScheduled: false, holdsDomain: false, isClosed: false },
} as const

/** The statuses of an order, with what each means. Code and SQL ask these columns, and compare with no status. */
export const ORDER_STATUSES = [
  {
    value: 'active',
    ...{ label: 'Actief', tone: 'green', ...NOTHING },
    ...{ isRunning: true, isBillable: true, isWorkedOn: true, holdsDomain: true },
    to: {
      suspended: { by: ['staff'], letter: 'suspended' },
      cancelled: { by: ['staff', 'system'], letter: 'stopped' },
    },
  },
  {
    value: 'pending',
    ...{ label: 'In behandeling', tone: 'amber', ...NOTHING },
    awaitsPayment: true,
    to: {
      active: { by: ['payment'] },
      scheduled: { by: ['payment'] },
      cancelled: { by: ['staff', 'system'], letter: 'dropped' },
    },
  },
  {
    value: 'scheduled',
    ...{ label: 'Begint later', tone: 'amber', ...NOTHING },
    ...{ isScheduled: true, holdsDomain: true },
    to: {
      active: { by: ['system'] },
      cancelled: { by: ['staff', 'system'], letter: 'calledOff' },
    },
  },
  {
    value: 'suspended',
    ...{ label: 'Opgeschort', tone: 'red', ...NOTHING },
    ...{ isRunning: true, isSuspended: true, holdsDomain: true },
    to: {
      active: { by: ['staff'], letter: 'resumed' },
      cancelled: { by: ['staff', 'system'], letter: 'stopped' },
    },
  },
  {
    value: 'cancelled',
    ...{ label: 'Geannuleerd', tone: 'grey', ...NOTHING },
    isClosed: true,
    /** Somebody may pay after we gave up: what is paid for is delivered. */
    to: { active: { by: ['payment'] }, scheduled: { by: ['payment'] } },
  },
] as const satisfies readonly StatusRow[]

export const MAX_REASON_LENGTH = 500

export type OrderStatus = (typeof ORDER_STATUSES)[number]['value']

/** What an order is once it is placed, once it is paid (for a later day: `scheduling`), and once it is over. */
export const STATUS_AFTER = {
  placing: 'pending',
  payment: 'active',
  scheduling: 'scheduled',
  end: 'cancelled',
} as const satisfies Record<string, OrderStatus>

export function orderStatus(value: OrderStatus) {
  const status = ORDER_STATUSES.find(each => each.value === value)
  if (!status) throw new Error(`unknown order status ${value}`)
  return status
}

export type OrderMeaning = keyof typeof NOTHING

/** Asks the table. What is no status of ours means nothing. */
export function orderIs(meaning: OrderMeaning, { status }: { status: string }): boolean {
  return ORDER_STATUSES.find(each => each.value === status)?.[meaning] ?? false
}

export function statusesThat(meaning: OrderMeaning): OrderStatus[] {
  return ORDER_STATUSES.filter(each => each[meaning]).map(each => each.value)
}

function moveOf(from: OrderStatus, to: OrderStatus): OrderMove | undefined {
  const moves: Partial<Record<OrderStatus, OrderMove>> = orderStatus(from).to
  return moves[to]
}

/** An order does not become what it is. */
export function canOrderBecome(from: OrderStatus, to: OrderStatus, by: OrderActor): boolean {
  return moveOf(from, to)?.by.includes(by) ?? false
}

export function letterOf(from: OrderStatus, to: OrderStatus): OrderLetter | undefined {
  return moveOf(from, to)?.letter
}

/** `activatedAt` is null as long as an order never ran, and was never paid for a later day. */
type OrderProgress = { status: string; activatedAt: string | null }

/** Whether an order waits for its money, or was given up before it ever ran. */
export function isUnpaidOrder({ status, activatedAt }: OrderProgress): boolean {
  const from = ORDER_STATUSES.find(each => each.value === status)?.value
  return from !== undefined && canOrderBecome(from, STATUS_AFTER.payment, 'payment') && !activatedAt
}

/** Whether money for an order has it run, however late it comes. Who was erased since ordered nothing any more. */
export function startsWhenPaid(order: OrderProgress & { buyer: { email: string } }): boolean {
  return isUnpaidOrder(order) && order.buyer.email !== ''
}

export function orderStatusLabel(value: string): string {
  return ORDER_STATUSES.find(each => each.value === value)?.label ?? value
}

/** Whoever is suspended hears why (article 17 of Regulation (EU) 2022/2065). */
export const tellsReason = (to: string): boolean => orderIs('isSuspended', { status: to })

export const UNPAID_DAYS = 14

export function isUnpaidTooLong(createdAt: Date, now: Date): boolean {
  return createdAt <= unpaidBefore(now)
}

export function unpaidBefore(now: Date): Date {
  return new Date(now.getTime() - UNPAID_DAYS * 86_400_000)
}

export const orderPath = (orderKey: string) => `/hosting-bestellen/klaar?bestelling=${orderKey}`
