import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculateTotals, roundHalfAway } from '@/platform/money/tax'

const amounts = fc.array(fc.record({ amount: fc.integer({ min: -5_000_000, max: 5_000_000 }) }))

describe('addVat on a price of the specification', () => {
  test.each([
    ['basis a month', 1_950, 410, 2_360],
    ['basis a year', 21_450, 4_505, 25_955],
    ['onbeperkt a month', 3_950, 830, 4_780],
    ['onbeperkt a year', 43_550, 9_146, 52_696],
    ['webshop a month', 8_650, 1_817, 10_467],
    ['webshop a year', 95_150, 19_982, 115_132],
    ['ssl premium', 250, 53, 303],
    ['seo', 5_250, 1_103, 6_353],
    ['backup 90 days', 599, 126, 725],
    ['support 24/7', 1_000, 210, 1_210],
    ['extra space', 1_500, 315, 1_815],
    ['extra email address', 500, 105, 605],
    ['a domain in its first year', 100, 21, 121],
    ['a domain in a later year', 3_000, 630, 3_630],
    ['nothing', 0, 0, 0],
  ])('%s', (_what, excl, vat, incl) => {
    expect(calculateTotals([{ amount: excl }])).toEqual({ excl, vat, incl })
  })
})

test('VAT is rounded once over an invoice, and not line by line', () => {
  const lines = [{ amount: 1_950 }, { amount: 250 }, { amount: 5_250 }]
  expect(calculateTotals(lines)).toEqual({ excl: 7_450, vat: 1_565, incl: 9_015 })
  expect(lines.reduce((sum, line) => sum + calculateTotals([line]).vat, 0)).toBe(1_566)
})

test('no lines come to nothing', () => {
  expect(calculateTotals([])).toEqual({ excl: 0, vat: 0, incl: 0 })
})

describe('addVat, whatever the lines', () => {
  test('gives whole cents that add up, at most half a cent from 21%', () => {
    fc.assert(
      fc.property(amounts, lines => {
        const { excl, vat, incl } = calculateTotals(lines)
        const isWhole = [excl, vat, incl].every(Number.isInteger)
        return isWhole && incl === excl + vat && Math.abs(vat * 100 - excl * 21) <= 50
      }),
    )
  })

  test('gives the same for the lines in another order', () => {
    const shuffled = amounts.chain(lines =>
      fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
    )
    fc.assert(
      fc.property(shuffled, ([lines, other]) => calculateTotals(lines).incl === calculateTotals(other).incl),
    )
  })

  test('takes an invoice and its credit back to nothing', () => {
    fc.assert(
      fc.property(amounts, lines => {
        const [invoice, credit] = [
          calculateTotals(lines),
          calculateTotals(lines.map(({ amount }) => ({ amount: -amount }))),
        ]
        expect([invoice.excl + credit.excl, invoice.vat + credit.vat, invoice.incl + credit.incl]).toEqual([
          0, 0, 0,
        ])
      }),
    )
  })
})

test.each([
  [0.5, 1],
  [-0.5, -1],
  [0.4, 0],
  [-0.4, 0],
  [-0, 0],
])('%d cents round to %d', (exact, rounded) => {
  expect(roundHalfAway(exact)).toBe(rounded)
})
