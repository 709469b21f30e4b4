import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  DEFAULT_SCHEDULE,
  type Instalment,
  scheduleProblem,
  splitAmount,
  splitTotals,
} from '@/features/quotes/model/schedule'
import { calculateTotals, sumVatAmounts } from '@/platform/money/tax'

/** Cents, percents, and the parts by hand. */
test.each([
  [10_000, [100], [10_000], 'one instalment is the whole'],
  [10_000, [50, 50], [5000, 5000], 'halves'],
  [10_001, [50, 50], [5001, 5000], 'of equal remainders the first gets the cent'],
  [100, [33, 33, 34], [33, 33, 34], 'whole percents of a euro'],
  [10, [33, 33, 34], [3, 3, 4], '3.3, 3.3 and 3.4: the last has the largest remainder'],
  [1, [50, 50], [1, 0], 'one cent is not halved'],
  [99, [10, 20, 70], [10, 20, 69], '9.9 and 19.8 go up, 69.3 does not'],
  [0, [30, 70], [0, 0], 'nothing'],
  [-10_001, [50, 50], [-5001, -5000], 'a reduction is the mirror'],
  [-1, [30, 70], [0, -1], 'never minus nothing'],
])('%d over %j is %j: %s', (whole, percents, parts) => {
  expect(splitAmount(whole, percents)).toEqual(parts)
})

const instalment = (
  percent: number,
  moment: Instalment['moment'] = 'delivery',
  day: string | null = null,
) => ({
  ...{ percent, moment, day },
})

test.each([
  [DEFAULT_SCHEDULE, null],
  [[instalment(40, 'acceptance'), instalment(60)], null],
  [[instalment(40, 'acceptance'), instalment(50)], 'De termijnen zijn samen 100%.'],
  [[instalment(60), instalment(60)], 'De termijnen zijn samen 100%.'],
  [[instalment(50), instalment(50, 'day')], 'Kies de dag van elke termijn.'],
  [[instalment(50), instalment(50, 'day', '2026-12-01')], null],
])('a schedule %j: %s', (schedule, problem) => {
  expect(scheduleProblem(schedule)).toBe(problem)
})

const percents = fc
  .array(fc.integer({ min: 1, max: 99 }), { minLength: 0, maxLength: 4 })
  .filter(parts => parts.reduce((sum, each) => sum + each, 0) < 100)
  .map(parts => [...parts, 100 - parts.reduce((sum, each) => sum + each, 0)])

const lines = fc.array(
  fc.record({
    amount: fc.integer({ min: -500_000, max: 2_000_000 }),
    vatRate: fc.constantFrom(21, 9, 0),
  }),
  { minLength: 1, maxLength: 6 },
)

test('instalments add up to the whole, to the cent and for each rate', () => {
  fc.assert(
    fc.property(lines, percents, (written, shares) => {
      const whole = calculateTotals(written)
      const parts = splitTotals(
        whole,
        shares.map(each => instalment(each)),
      )
      expect(parts).toHaveLength(shares.length)
      expect(sumVatAmounts(parts.flatMap(each => each.vatRates))).toEqual(whole)
      for (const part of parts) expect(part.incl).toBe(part.excl + part.vat)
    }),
  )
})
