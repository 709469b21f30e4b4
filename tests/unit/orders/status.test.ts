import { describe, expect, test } from 'vitest'
import {
  canOrderBecome,
  letterOf,
  ORDER_STATUSES,
  type OrderActor,
  type OrderMeaning,
  type OrderStatus,
  orderIs,
  orderStatus,
  orderStatusLabel,
  statusesThat,
} from '@/features/orders/model/orderStatus'

const MOVERS: OrderActor[] = ['payment', 'staff', 'system']

/** Everybody who may, for every move that anybody may make. */
const ALLOWED: [OrderStatus, OrderStatus, OrderActor[]][] = [
  ['pending', 'active', ['payment']],
  ['pending', 'scheduled', ['payment']],
  ['pending', 'cancelled', ['staff', 'system']],
  ['scheduled', 'active', ['system']],
  ['scheduled', 'cancelled', ['staff', 'system']],
  ['active', 'suspended', ['staff']],
  ['active', 'cancelled', ['staff', 'system']],
  ['suspended', 'active', ['staff']],
  ['suspended', 'cancelled', ['staff', 'system']],
  ['cancelled', 'active', ['payment']],
  ['cancelled', 'scheduled', ['payment']],
]

describe('canOrderBecome', () => {
  const all = ORDER_STATUSES.map(each => each.value)
  const moves = all.flatMap(from => all.map(to => [from, to] as const))
  test.each(moves)('from %s to %s', (from, to) => {
    const movers = ALLOWED.find(([one, other]) => one === from && other === to)?.[2] ?? []
    expect(MOVERS.filter(by => canOrderBecome(from, to, by))).toEqual(movers)
  })
})

test('staff cannot make an order paid', () => {
  expect(canOrderBecome('pending', 'active', 'staff')).toBe(false)
})

test('whoever is told of a move by staff is told in words of that move', () => {
  const told = ALLOWED.filter(([, , movers]) => movers.includes('staff'))
  expect(told.map(([from, to]) => letterOf(from, to))).toEqual([
    'dropped',
    'calledOff',
    'suspended',
    'stopped',
    'resumed',
    'stopped',
  ])
  expect(letterOf('pending', 'active')).toBeUndefined()
})

test.each<[OrderMeaning, OrderStatus[]]>([
  ['awaitsPayment', ['pending']],
  ['isRunning', ['active', 'suspended']],
  ['isBillable', ['active']],
  ['isWorkedOn', ['active']],
  ['isSuspended', ['suspended']],
  ['isScheduled', ['scheduled']],
  ['holdsDomain', ['active', 'scheduled', 'suspended']],
  ['isClosed', ['cancelled']],
])('%s: %j', (meaning, statuses) => {
  expect(statusesThat(meaning)).toEqual(statuses)
  expect(orderIs(meaning, { status: 'migrated' })).toBe(false)
})

test.each([
  ['active', 'Actief', 'green'],
  ['pending', 'In behandeling', 'amber'],
  ['scheduled', 'Begint later', 'amber'],
  ['suspended', 'Opgeschort', 'red'],
  ['cancelled', 'Geannuleerd', 'grey'],
] as const)('%s is shown as %s, %s', (value, label, tone) => {
  expect(orderStatus(value)).toMatchObject({ label, tone })
  expect(orderStatusLabel(value)).toBe(label)
})

test('what is no status of ours is shown as it is kept', () => {
  expect(orderStatusLabel('migrated')).toBe('migrated')
  expect(() => orderStatus('migrated' as never)).toThrow('migrated')
})

test('the compiler knows every status', () => {
  // @ts-expect-error there is no such status
  const unknown: OrderStatus = 'migrated'
  expect(orderStatusLabel(unknown)).toBe('migrated')
})
