import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  DEFAULT_SCHEDULE,
  type Instalment,
  instalmentLines,
  isDue,
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

test.each([
  ['acceptance', null, 'acceptance', true],
  ['delivery', null, 'acceptance', false],
  ['day', '2031-03-03', 'acceptance', true],
  ['day', '2031-03-04', 'acceptance', false],
  ['delivery', null, 'delivery', true],
  ['day', '2031-03-04', 'delivery', false],
  ['day', '2031-03-03', 'day', true],
  ['acceptance', null, 'day', false],
  ['delivery', null, 'day', false],
] as const)('an instalment of %s (%s) is due at %s on 3 March: %s', (moment, day, at, due) => {
  expect(isDue({ ...instalment(50, moment), day }, { at, today: '2031-03-03' })).toBe(due)
})

describe('the lines of an instalment', () => {
  const like = { quantity: 1, vatRate: 21 }
  const bought = [
    { label: 'Website', ...like, unitPrice: 10_000, amount: 10_000, supply: 'other' as const },
    { label: 'Korting', ...like, unitPrice: -999, amount: -999 },
    { label: 'Boek', ...like, vatRate: 9, unitPrice: 2000, amount: 2000 },
  ]
  const whole = calculateTotals(bought)

  test('of everything at once are what was bought', () => {
    expect(instalmentLines(0, whole, { bought, schedule: DEFAULT_SCHEDULE, number: 'OF2031-0001' })).toEqual(
      bought,
    )
  })

  test('of a share are one for each rate, that come to its amounts', () => {
    const schedule = [instalment(40, 'acceptance'), instalment(60)]
    const [, second] = splitTotals(whole, schedule)
    if (!second) throw new Error('there is no second instalment')
    const lines = instalmentLines(1, second, { bought, schedule, number: 'OF2031-0001' })
    expect(lines).toEqual([
      {
        ...{ label: 'Termijn 2 van 2 van offerte OF2031-0001 (60%)', supply: 'other' },
        ...{ quantity: 1, unitPrice: 5401, amount: 5401, vatRate: 21 },
      },
      {
        label: 'Termijn 2 van 2 van offerte OF2031-0001 (60%)',
        ...{ quantity: 1, unitPrice: 1200, amount: 1200, vatRate: 9 },
      },
    ])
    expect(calculateTotals(lines).excl).toBe(second.excl)
  })
})
