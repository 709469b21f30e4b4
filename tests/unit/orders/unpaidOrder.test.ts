import { expect, test } from 'vitest'
import { isUnpaidOrder, startsWhenPaid } from '@/features/orders/model/orderStatus'

const RAN = '2026-11-21T10:00:00.000Z'
const buyer = { email: 'jan@proeftuin.example' }

test.each([
  ['that waits', 'pending', null, true],
  ['that was given up before it ran', 'cancelled', null, true],
  ['that ran and ended', 'cancelled', RAN, false],
  ['that runs', 'active', RAN, false],
  ['that was stopped for a while', 'suspended', RAN, false],
  ['in a status that is not ours', 'migrated', null, false],
])('an order %s', (_name, status, activatedAt, unpaid) => {
  expect(isUnpaidOrder({ status, activatedAt })).toBe(unpaid)
  expect(startsWhenPaid({ status, activatedAt, buyer })).toBe(unpaid)
})

test('an order of somebody who was erased does not run any more', () => {
  expect(startsWhenPaid({ status: 'cancelled', activatedAt: null, buyer: { email: '' } })).toBe(false)
})
