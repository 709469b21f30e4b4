import { expect, test } from 'vitest'
import { centsOf, freeLinesOf, totalOf } from '@/features/orders/admin/lineFields'
import { typedEuro } from '@/platform/money/euro'

test.each([
  ['19,50', 1950],
  [' € 1.499,00 ', 149_900],
  ['-10', -1000],
  ['−0,50', -50],
  ['0', 0],
  ['', Number.NaN],
  ['gratis', Number.NaN],
  ['1,234', Number.NaN],
  ['--5', Number.NaN],
])('%j is %d cents', (typed, cents) => {
  expect(centsOf(typed)).toBe(cents)
})

test.each([1950, 149_900, -333, 0, 5])('%d cents are typed in a way that is read as the same', cents => {
  expect(centsOf(typedEuro(cents))).toBe(cents)
})

const chosen = { unit: 'hour', vatRate: 21, supply: 'other' } as const
const line = (quantity: string, unitPrice: string, vatRate = 21) => ({
  ...{ key: 0, label: 'Werk', ...chosen, quantity, unitPrice, vatRate },
})

test('what is typed is sent as numbers, and what is no number as none', () => {
  expect(freeLinesOf([line('3', '75')])).toEqual([{ label: 'Werk', ...chosen, quantity: 3, unitPrice: 7500 }])
  expect(freeLinesOf([line('', 'x')])).toEqual([
    { label: 'Werk', ...chosen, quantity: Number.NaN, unitPrice: Number.NaN },
  ])
})

test('the total counts what is ready, with a reduction', () => {
  const lines = [line('2', '50'), line('1', '-10'), line('', '99'), line('1,555', '99')]
  expect(totalOf(lines)).toMatchObject({ excl: 9000, vat: 1890, incl: 10_890 })
})

test('the total divides by rate, and counts parts of an hour', () => {
  expect(totalOf([line('1,5', '75,05'), line('2', '10', 9), line('1', '5', 0)]).vatRates).toEqual([
    { rate: 21, excl: 11_258, vat: 2364 },
    { rate: 9, excl: 2000, vat: 180 },
    { rate: 0, excl: 500, vat: 0 },
  ])
})
