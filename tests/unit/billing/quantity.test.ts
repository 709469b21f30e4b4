import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  formatQuantity,
  hasTwoDecimals,
  hundredthsOf,
  lineAmount,
  parseQuantity,
  UNITS,
  unitOfTerm,
} from '@/features/billing/model/quantity'

/** Hundredths of a quantity, cents, and what they come to by hand. */
test.each([
  [1.5, 7500, 11_250, 'an hour and a half'],
  [0.25, 7505, 1876, '18.7625 goes down'],
  [1.5, 7505, 11_258, '112.575 goes up'],
  [0.01, 50, 1, 'half a cent goes up'],
  [0.01, 49, 0, 'less than half a cent goes down'],
  [0.5, -501, -251, 'a reduction of 2.505 goes up too, away from nothing'],
  [0.01, -49, 0, 'never minus nothing'],
  [0.07, 100, 7, 'no error of floating point'],
  [1.15, 100, 115, 'nor here: 1.15 × 100 is 114.99… in floats'],
  [4.35, 100, 435, 'nor here'],
  [2.675, 100, 268, 'a third decimal cannot be typed; it would be rounded first'],
  [999, 10_000_000, 9_990_000_000, 'the largest'],
  [0.01, 10_000_000, 100_000, 'the smallest'],
])('%d × %d cents is %d: %s', (quantity, unitPrice, amount) => {
  expect(lineAmount({ quantity, unitPrice })).toBe(amount)
})

const anyHundredths = fc.integer({ min: 1, max: 99_900 })
const anyPrice = fc.integer({ min: -10_000_000, max: 10_000_000 })

test('an amount is that of whole numbers, rounded half away from zero', () => {
  fc.assert(
    fc.property(anyHundredths, anyPrice, (hundredths, unitPrice) => {
      const exact = BigInt(hundredths) * BigInt(Math.abs(unitPrice))
      const rounded = Number((exact + 50n) / 100n) * Math.sign(unitPrice) + 0
      expect(lineAmount({ quantity: hundredths / 100, unitPrice })).toBe(rounded)
    }),
  )
})

test('a quantity is read as it is shown', () => {
  fc.assert(
    fc.property(anyHundredths, hundredths => {
      const quantity = hundredths / 100
      expect(hasTwoDecimals(quantity)).toBe(true)
      expect(hundredthsOf(quantity)).toBe(hundredths)
      expect(parseQuantity(formatQuantity({ quantity }))).toBe(quantity)
      expect(JSON.parse(JSON.stringify(quantity))).toBe(quantity)
    }),
  )
})

test.each([
  ['1', 1],
  ['1,5', 1.5],
  [' 1.5 ', 1.5],
  ['0,25', 0.25],
  ['12', 12],
  ['', null],
  ['1,', null],
  [',5', null],
  ['1,555', null],
  ['1.000,5', null],
  ['-1', null],
  ['1e3', null],
  ['anderhalf', null],
])('%j is the quantity %s', (typed, quantity) => {
  expect(parseQuantity(typed)).toBe(quantity)
})

test.each([
  [{ quantity: 1 }, '1'],
  [{ quantity: 3, unit: 'piece' }, '3'],
  [{ quantity: 1.5, unit: 'hour' }, '1,5 uur'],
  [{ quantity: 0.5, unit: 'day' }, '0,5 dag'],
  [{ quantity: 2, unit: 'day' }, '2 dagen'],
  [{ quantity: 1, unit: 'month' }, '1 maand'],
  [{ quantity: 12, unit: 'month' }, '12 maanden'],
  [{ quantity: 2, unit: 'year' }, '2 jaar'],
  [{ quantity: 87.5, unit: 'kilometre' }, '87,5 km'],
] as const)('%j reads %s', (counted, text) => {
  expect(formatQuantity(counted)).toBe(text)
})

test('every unit has a code of its own for e-invoices', () => {
  expect(UNITS.map(({ code }) => code)).toEqual(['C62', 'HUR', 'DAY', 'MON', 'ANN', 'KMT'])
})

test('a term of a month or a year is counted as such, another one as a piece', () => {
  expect([1, 3, 12].map(unitOfTerm)).toEqual(['month', 'piece', 'year'])
})
