import fc from 'fast-check'
import { expect, test } from 'vitest'
import { digitsFor, orderNumber } from '@/features/orders/model/orderNumber'

test.each([
  ['2026-11-21', 42, 3, 'HO261121042'],
  ['2026-11-21', 0, 3, 'HO261121000'],
  ['2026-11-21', 999, 3, 'HO261121999'],
  ['2026-11-21', 1_042, 3, 'HO261121042'],
  ['2026-11-21', 42, 4, 'HO2611210042'],
  ['2027-01-01', 9_999, 4, 'HO2701019999'],
  ['2026-11-21', 0xffff_ffff, 4, 'HO2611217295'],
] as const)('%s, thrown %i of %i digits, is %s', (day, random, digits, number) => {
  expect(orderNumber(day, random, digits)).toBe(number)
})

test('whatever is thrown, the number has its form', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), fc.constantFrom(3 as const, 4 as const), (random, digits) =>
      new RegExp(`^HO261121\\d{${digits}}$`).test(orderNumber('2026-11-21', random, digits)),
    ),
  )
})

test.each([
  [0, 3],
  [499, 3],
  [500, 4],
  [5_000, 4],
])('after %i orders on a day the next has %i digits', (orders, digits) => {
  expect(digitsFor(orders)).toBe(digits)
})
