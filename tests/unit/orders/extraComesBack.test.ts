import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changeTask, withChange } from '@/features/orders/model/checklist'
import { changeSentences, type OrderChangePlan, type Wanted } from '@/features/orders/model/orderChange'
import { addDays, daysBetween } from '@/platform/time/day'
import { plain } from '../../support/plain'
import {
  type ANYTIME,
  BOUND,
  changed,
  extra,
  MONTH,
  OPEN,
  PAID,
  packaged,
  plan,
  running,
  type Standing,
  YEAR,
} from './changingOrders'

const YEAR_PAID = running(YEAR, [PAID])
const YEAR_OPEN = running(YEAR, [OPEN])
const FIRST_YEAR = running(YEAR, [])
const MONTH_PAID = running(MONTH, [PAID])
const TWO_MONTHS = running(MONTH, [PAID, PAID])

/** What is charged of an extra, each with the day from which it is, and what that is with VAT. */
function charged({ charges, toPay }: OrderChangePlan): string {
  const parts = charges.map(({ line, period }) => `${period.from}: ${line.quantity} × ${line.unitPrice}`)
  return [parts.join(' + ') || 'nothing', `pay ${toPay}`].join(' | ')
}

type Step = [day: string, wanted: Wanted, terms?: typeof ANYTIME]

const standingAfter = (standing: Standing, steps: readonly Step[]) =>
  steps.reduce((stood, step) => changed(stood, ...step), standing)

const WITHOUT_SSL: Step[] = [['2027-03-10', extra('ssl', 0)]]
const LEFT_OF_EMAIL: Step[] = [
  ['2027-03-10', extra('email', 3)],
  ['2027-03-20', extra('email', 1)],
]

/** SSL Premium that goes on 10 March 2027 works until 10 April, with 241 of 365 days left; two of three addresses until 20 April. */
describe('an extra that comes back', () => {
  test.each<[string, Standing, Step[], Step, string]>([
    // 30 × 241 / 365 = 19.8082: what was credited.
    [
      'on the same day',
      YEAR_PAID,
      WITHOUT_SSL,
      ['2027-03-10', extra('ssl', 1)],
      '2027-04-10: 1 × 1981 | pay 2397',
    ],
    [
      'before its end',
      YEAR_PAID,
      WITHOUT_SSL,
      ['2027-03-20', extra('ssl', 1)],
      '2027-04-10: 1 × 1981 | pay 2397',
    ],
    [
      'with an invoice open',
      YEAR_OPEN,
      WITHOUT_SSL,
      ['2027-03-20', extra('ssl', 1)],
      '2027-04-10: 1 × 1981 | pay 2397',
    ],
    [
      'on its last day',
      YEAR_PAID,
      WITHOUT_SSL,
      ['2027-04-09', extra('ssl', 1)],
      '2027-04-10: 1 × 1981 | pay 2397',
    ],
    [
      'on its end',
      YEAR_PAID,
      WITHOUT_SSL,
      ['2027-04-10', extra('ssl', 1)],
      '2027-04-10: 1 × 1981 | pay 2397',
    ],
    // 30 × 231 / 365 = 18.9863.
    [
      'after its end',
      YEAR_PAID,
      WITHOUT_SSL,
      ['2027-04-20', extra('ssl', 1)],
      '2027-04-20: 1 × 1899 | pay 2298',
    ],
    // The second is new: 30 × 262 / 365 = 21.5342.
    [
      'with one more',
      YEAR_PAID,
      WITHOUT_SSL,
      ['2027-03-20', extra('ssl', 2)],
      '2027-04-10: 1 × 1981 + 2027-03-20: 1 × 2153 | pay 5002',
    ],
    [
      'in the first year, which is paid to its end',
      FIRST_YEAR,
      [['2026-06-01', extra('ssl', 0)]],
      ['2026-07-01', extra('ssl', 1)],
      'nothing | pay 0',
    ],
    [
      'in the year of a large business, which is paid to its end',
      YEAR_PAID,
      [['2027-03-10', extra('ssl', 0), BOUND]],
      ['2027-05-10', extra('ssl', 1), BOUND],
      'nothing | pay 0',
    ],
    [
      'before a year that was credited whole',
      YEAR_PAID,
      [['2026-11-25', extra('ssl', 0)]],
      ['2026-12-01', extra('ssl', 1)],
      '2026-12-07: 1 × 3000 | pay 3630',
    ],
    [
      'in its month',
      MONTH_PAID,
      [['2026-10-20', extra('ssl', 0)]],
      ['2026-10-25', extra('ssl', 1)],
      'nothing | pay 0',
    ],
    [
      'before a month that was credited whole',
      TWO_MONTHS,
      [['2026-10-25', extra('ssl', 0)]],
      ['2026-10-30', extra('ssl', 1)],
      '2026-11-07: 1 × 250 | pay 303',
    ],
    // 60 × 231 / 365 = 37.9726.
    [
      'one of two',
      YEAR_PAID,
      LEFT_OF_EMAIL,
      ['2027-03-25', extra('email', 2)],
      '2027-04-20: 1 × 3797 | pay 4594',
    ],
    [
      'two of two',
      YEAR_PAID,
      LEFT_OF_EMAIL,
      ['2027-03-25', extra('email', 3)],
      '2027-04-20: 2 × 3797 | pay 9189',
    ],
    // The third is new: 60 × 257 / 365 = 42.2466.
    [
      'two of two and a new one',
      YEAR_PAID,
      LEFT_OF_EMAIL,
      ['2027-03-25', extra('email', 4)],
      '2027-04-20: 2 × 3797 + 2027-03-25: 1 × 4225 | pay 14301',
    ],
    // Gone a second time on 25 March, to 25 April: 226 days are left.
    [
      'a second time',
      YEAR_PAID,
      [...WITHOUT_SSL, ['2027-03-20', extra('ssl', 1)], ['2027-03-25', extra('ssl', 0)]],
      ['2027-03-30', extra('ssl', 1)],
      '2027-04-25: 1 × 1858 | pay 2248',
    ],
    [
      'after another package',
      YEAR_PAID,
      [...WITHOUT_SSL, ['2027-03-15', packaged('onbeperkt')]],
      ['2027-03-20', extra('ssl', 1)],
      '2027-04-10: 1 × 1981 | pay 2397',
    ],
  ])('%s', (_what, standing, steps, [day, wanted, terms], is) => {
    expect(charged(plan(standingAfter(standing, steps), day, wanted, terms))).toBe(is)
  })

  test('is not turned off: what was to be done about that goes', () => {
    const off = changeTask(plan(YEAR_PAID, '2027-03-10', extra('ssl', 0)))
    const back = plan(standingAfter(YEAR_PAID, WITHOUT_SSL), '2027-03-20', extra('ssl', 1))
    const others = [{ key: 'extra:email:1', label: 'Extra op 1 zetten', doneAt: null, doneBy: null }]
    const work = changeTask(back)
    expect(withChange([off, ...others], work, back)).toEqual([...others, work])
    const isOff = { ...off, doneAt: '2027-03-15T09:00:00.000Z', doneBy: 'Sanne' }
    expect(withChange([isOff], work, back)).toEqual([isOff, work])
    const fewer = plan(changed(YEAR_PAID, '2027-03-10', extra('ssl', 3)), '2027-03-12', extra('ssl', 2))
    expect(withChange([work], changeTask(fewer), fewer)).toEqual([work, changeTask(fewer)])
  })

  test('is said in sentences', () => {
    const back = (standing: Standing, steps: Step[], day: string, to = 1) =>
      changeSentences(plan(standingAfter(standing, steps), day, extra('ssl', to)), 'excl').map(plain)
    expect(back(YEAR_PAID, WITHOUT_SSL, '2027-03-20')).toEqual([
      'SSL Premium blijft werken. Tot 10 april 2027 staat het al op een factuur.',
      'Van 10 april 2027 tot 7 december 2027 kost SSL Premium, naar rato: € 19,81 excl. btw.',
      'Daarna kost SSL Premium € 30,00 excl. btw per jaar.',
      'Nu te betalen: € 23,97 incl. btw. De factuur komt per mail.',
    ])
    expect(back(FIRST_YEAR, [['2026-06-01', extra('ssl', 0)]], '2026-07-01')).toEqual([
      'SSL Premium blijft werken. Tot 7 december 2026 staat het al op een factuur.',
      'Daarna kost SSL Premium € 30,00 excl. btw per jaar.',
      'Er is nu niets te betalen.',
    ])
  })
})

/** How an order with SSL Premium stands after it went and came back so often, each after so many days; and the days without. */
function goneAndBack(times: readonly (readonly [goes: number, comes: number])[]) {
  let [standing, today, idle] = [YEAR_PAID, '2026-12-07', 0]
  for (const [goes, comes] of times) {
    const gone = addDays(today, goes)
    const { day: end } = plan(standing, gone, extra('ssl', 0))
    today = addDays(gone, comes)
    idle += Math.max(0, daysBetween(end, today))
    standing = changed(changed(standing, gone, extra('ssl', 0)), today, extra('ssl', 1))
  }
  return { standing, idle }
}

test('an extra is charged once for each day on which it works, to a cent a change', () => {
  const pause = fc.integer({ min: 0, max: 60 })
  const anyTimes = fc.array(fc.tuple(pause, pause), { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(anyTimes, times => {
      const { standing, idle } = goneAndBack(times)
      const net = standing.invoices
        .filter(({ id }) => id !== 'I1')
        .flatMap(({ lines, credited }) => [...lines, ...credited.lines])
        .filter(({ label }) => label.startsWith('SSL'))
        .reduce((sum, { amount }) => sum + amount, 0)
      expect(Math.abs(net - (3_000 * (365 - idle)) / 365)).toBeLessThanOrEqual(2 * times.length)
    }),
  )
})
