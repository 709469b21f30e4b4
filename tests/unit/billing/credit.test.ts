import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  creditAmounts,
  linesToCredit,
  partialCreditSchema,
  remainingAmounts,
  remainingLines,
} from '@/features/billing/model/credit'
import { type InvoiceLine, negateLines } from '@/features/billing/model/invoice'
import { calculateTotals, sumVatAmounts } from '@/platform/money/tax'

const line = (label: string, amount: number, quantity = 1, vatRate = 21): InvoiceLine => ({
  ...{ label, quantity, unitPrice: amount / quantity, amount, vatRate },
})
const book = (label: string, amount: number) => line(label, amount, 1, 9)
const HOSTING = line('Basis Hosting', 1950)
const NAME = line('Domeinnaam', 100)
const HOURS = line('Uren', 3000, 3)
const REDUCTION = line('Korting', -333)
const LINES = [HOSTING, NAME, REDUCTION]

describe('what is left of each line', () => {
  test.each([
    ['nothing was credited', [], [1950, 100, -333]],
    ['one line was', [line('Domeinnaam', -100)], [1950, 0, -333]],
    ['a part of one was', [line('Basis Hosting', -450)], [1500, 100, -333]],
    ['one was, twice', [line('Basis Hosting', -450), line('Basis Hosting', -1500)], [0, 100, -333]],
    ['a reduction was taken back', [line('Korting', 133)], [1950, 100, -200]],
    ['a name of no line was', [line('De rest', -2000)], [0, 50, -333]],
    ['more was than the line had', [line('Domeinnaam', -150)], [1900, 0, -333]],
    ['all was', negateLines(LINES), [0, 0, 0]],
  ])('when %s', (_, credited, left) => {
    expect(remainingAmounts(LINES, credited)).toEqual(left)
  })

  test.each([
    ['a credit takes from its own rate, whatever its name', [book('Uren', -200)], [3000, 800]],
    ['more than the rate has is left alone', [book('Boek', -1200)], [3000, 0]],
  ])('%s', (_, credited, left) => {
    expect(remainingAmounts([HOURS, book('Boek', 1000)], credited)).toEqual(left)
  })

  test('two lines of one name give one after the other', () => {
    expect(remainingAmounts([NAME, HOSTING, NAME], [line('Domeinnaam', -130)])).toEqual([0, 1950, 70])
  })
})

describe('crediting all', () => {
  test('is every line as it stands, while nothing was credited', () => {
    const free = line('Verhuizing', 0)
    expect(remainingLines([HOURS, free], [])).toEqual([HOURS, free])
  })

  test('is what is left, once something was', () => {
    expect(remainingLines([HOURS, NAME, REDUCTION], [line('Uren', -1000), line('Domeinnaam', -100)])).toEqual(
      [{ label: 'Uren', quantity: 1, unitPrice: 2000, amount: 2000, vatRate: 21 }, REDUCTION],
    )
  })
})

describe('lines that staff choose', () => {
  const rest = { label: 'Uren', quantity: 1, unitPrice: 500, amount: 500, vatRate: 21 }
  test.each([
    ['a whole line', [{ line: 1, amount: 100 }], [NAME]],
    ['a part of a line', [{ line: 0, amount: 500 }], [rest]],
    [
      'a line and its reduction',
      [0, 2].map(at => ({ line: at, amount: at ? -333 : 3000 })),
      [HOURS, REDUCTION],
    ],
    ['more than there is', [{ line: 1, amount: 101 }], null],
    ['more of a reduction than there is', [{ line: 2, amount: -334 }], null],
    ['a line the other way about', [{ line: 1, amount: -100 }], null],
    ['nothing of a line', [{ line: 1, amount: 0 }], null],
    ['more than the whole came to', [0, 1].map(at => ({ line: at, amount: at ? 100 : 3000 })), null],
    ['one line twice', [1, 1].map(at => ({ line: at, amount: 50 })), null],
    ['a line that is not there', [{ line: 3, amount: 1 }], null],
  ])('%s', (_, choices, lines) => {
    expect(linesToCredit([HOURS, NAME, REDUCTION], [], choices)).toEqual(lines)
  })

  test('are not more than the lines of their rate come to', () => {
    const lines = [HOURS, REDUCTION, book('Boek', 1000), book('Korting', -1200)]
    const chosen = (choices: [number, number][]) => choices.map(([at, amount]) => ({ line: at, amount }))
    expect(linesToCredit(lines, [], chosen([[0, 2400]]))).toHaveLength(1)
    expect(linesToCredit(lines, [], chosen([[0, 2468]]))).toBeNull()
    expect(linesToCredit(lines, [], chosen([[2, 100]]))).toBeNull()
  })

  test('are not more than is left after an earlier credit', () => {
    const credited = [line('Uren', -2600)]
    expect(linesToCredit([HOURS], credited, [{ line: 0, amount: 400 }])).toHaveLength(1)
    expect(linesToCredit([HOURS], credited, [{ line: 0, amount: 401 }])).toBeNull()
  })

  test.each([
    [[], false],
    [[{ line: 0, amount: 1 }], true],
    [[{ line: 0.5, amount: 1 }], false],
    [[{ line: -1, amount: 1 }], false],
    [[{ line: 0, amount: null }], false],
  ])('%j can be sent: %s', (lines, right) => {
    const sent = { submissionKey: '5b2c9d1e-0f3a-4b6c-8d7e-9f0a1b2c3d4e', lines, note: '' }
    expect(partialCreditSchema.safeParse(sent).success).toBe(right)
  })
})

test('credits come to what they credit at every rate, to the cent, however it is cut', () => {
  const amount = fc.integer({ min: 1, max: 2000 })
  const parts = fc.array(fc.record({ amount, vatRate: fc.constantFrom(21, 9) }), {
    minLength: 1,
    maxLength: 8,
  })
  fc.assert(
    fc.property(parts, cut => {
      let credited = sumVatAmounts([])
      for (const { amount, vatRate } of cut) {
        const each = creditAmounts([line('Deel', amount, 1, vatRate)], credited)
        expect([each.excl + each.vat, each.vat >= 0]).toEqual([each.incl, true])
        credited = sumVatAmounts([...credited.vatRates, ...each.vatRates])
      }
      expect(credited).toEqual(calculateTotals(cut))
    }),
  )
})

test('a share of a total has VAT of its own: the last credit of it takes that, not what its lines come to', () => {
  const whole = [{ rate: 21, excl: 3333, vat: 699 }]
  const first = creditAmounts([line('Termijn', 1000)], sumVatAmounts([]), whole)
  expect(first).toMatchObject({ excl: 1000, vat: 210 })
  const rest = creditAmounts([line('Termijn', 2333)], first, whole)
  expect(rest).toMatchObject({ excl: 2333, vat: 489 })
  expect(creditAmounts([line('Termijn', 3333)], sumVatAmounts([]), whole)).toMatchObject({ vat: 699 })
  expect(creditAmounts([line('Termijn', 3333)], sumVatAmounts([]))).toMatchObject({ vat: 700 })
})
