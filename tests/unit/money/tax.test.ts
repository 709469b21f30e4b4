import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculateTotals, negateTotals, roundHalfAway, sumVatAmounts } from '@/platform/money/tax'

const at21 = (amount: number) => ({ amount, vatRate: 21 })
const amount = fc.integer({ min: -5_000_000, max: 5_000_000 })
const amounts = fc.array(fc.record({ amount, vatRate: fc.constantFrom(21, 9, 0) }))

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
    const vatRates = [{ rate: 21, excl, vat }]
    expect(calculateTotals([at21(excl)])).toEqual({ excl, vat, incl, vatRates })
  })
})

test('VAT is rounded once over an invoice, and not line by line', () => {
  const lines = [1_950, 250, 5_250].map(at21)
  expect(calculateTotals(lines)).toMatchObject({ excl: 7_450, vat: 1_565, incl: 9_015 })
  expect(lines.reduce((sum, line) => sum + calculateTotals([line]).vat, 0)).toBe(1_566)
})

test('lines of two rates are taxed apart, the highest rate first', () => {
  const lines = [{ amount: 1_005, vatRate: 9 }, at21(1_950), { amount: 6, vatRate: 9 }, at21(252)]
  expect(calculateTotals(lines)).toEqual({
    ...{ excl: 3_213, vat: 553, incl: 3_766 },
    vatRates: [
      { rate: 21, excl: 2_202, vat: 462 },
      { rate: 9, excl: 1_011, vat: 91 },
    ],
  })
})

test('no lines come to nothing, at the usual rate', () => {
  const vatRates = [{ rate: 21, excl: 0, vat: 0 }]
  expect(calculateTotals([])).toEqual({ excl: 0, vat: 0, incl: 0, vatRates })
})

test('a line without a rate is refused', () => {
  const [kept] = JSON.parse('[{ "amount": 100 }]')
  expect(() => calculateTotals([kept])).toThrow('no VAT rate')
})

test('amounts of documents add up by rate', () => {
  const one = calculateTotals([at21(100), { amount: 1_000, vatRate: 9 }])
  expect(sumVatAmounts([...one.vatRates, ...calculateTotals([at21(50)]).vatRates])).toEqual({
    ...{ excl: 1_150, vat: 122, incl: 1_272 },
    vatRates: [
      { rate: 21, excl: 150, vat: 32 },
      { rate: 9, excl: 1_000, vat: 90 },
    ],
  })
})

describe('addVat, whatever the lines', () => {
  test('gives whole cents that add up, at each rate at most half a cent from it', () => {
    fc.assert(
      fc.property(amounts, lines => {
        const { excl, vat, incl, vatRates } = calculateTotals(lines)
        const isWhole = [excl, vat, incl].every(Number.isInteger)
        const isExact = vatRates.every(each => Math.abs(each.vat * 100 - each.excl * each.rate) <= 50)
        const all = vatRates.reduce((sum, each) => sum + each.vat, 0)
        return isWhole && isExact && incl === excl + vat && all === vat
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
          calculateTotals(lines.map(line => ({ ...line, amount: -line.amount }))),
        ]
        expect(negateTotals(invoice)).toEqual(credit)
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
