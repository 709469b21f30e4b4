import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { termOf } from '@/features/catalogue/model/terms'
import { proRata } from '@/features/orders/model/charges'
import { addDays } from '@/platform/time/day'

describe('termOf', () => {
  test.each([
    ['2026-01-31', 'monthly', '2026-01-31', '2026-01-31', '2026-02-28'],
    ['2026-01-31', 'monthly', '2026-02-27', '2026-01-31', '2026-02-28'],
    ['2026-01-31', 'monthly', '2026-02-28', '2026-02-28', '2026-03-31'],
    ['2026-01-31', 'monthly', '2026-03-31', '2026-03-31', '2026-04-30'],
    ['2026-11-21', 'monthly', '2027-01-20', '2026-12-21', '2027-01-21'],
    ['2026-11-21', 'yearly', '2027-11-20', '2026-11-21', '2027-11-21'],
    ['2028-02-29', 'yearly', '2032-02-29', '2032-02-29', '2033-02-28'],
    ['2026-11-21', 'monthly', '2026-01-01', '2026-11-21', '2026-12-21'],
  ] as const)('an order of %s, %s: %s lies in %s until %s', (startedOn, cycle, day, from, until) => {
    expect(termOf({ startedOn, cycle }, day)).toEqual({ from, until })
  })
})

describe('proRata', () => {
  const monthly = { startedOn: '2026-11-01', cycle: 'monthly', invoicedUntil: '2026-12-01' } as const
  const yearly = { startedOn: '2026-01-01', cycle: 'yearly', invoicedUntil: '2027-01-01' } as const
  test.each([
    ['the whole of a term', 599, monthly, '2026-11-01', 599],
    ['half a month', 599, monthly, '2026-11-16', 300],
    ['the last day', 3_000, monthly, '2026-11-30', 100],
    ['nothing of a term that is over', 599, monthly, '2026-12-01', 0],
    ['nothing long after', 599, monthly, '2027-03-01', 0],
    ['half of the last year', 18_000, yearly, '2026-07-02', 9_025],
    [
      'the next month too, once it is invoiced',
      3_100,
      { ...monthly, invoicedUntil: '2027-01-01' },
      '2026-11-21',
      4_100,
    ],
    [
      'a short month that began on the 31st',
      2_800,
      {
        startedOn: '2026-01-31',
        cycle: 'monthly',
        invoicedUntil: '2026-02-28',
      },
      '2026-02-14',
      1_400,
    ],
  ] as const)('%s', (_what, price, order, day, amount) => {
    expect(proRata(price, order, day)).toBe(amount)
  })

  test('is never below nothing nor above the term, and never rises from day to day', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 0, max: 366 }), (price, days) => {
        const [one, next] = [days, days + 1].map(each => proRata(price, yearly, addDays('2026-01-01', each)))
        return one !== undefined && next !== undefined && next >= 0 && one >= next && one <= price
      }),
    )
  })
})
