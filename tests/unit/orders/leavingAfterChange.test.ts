import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { negateLines } from '@/features/billing/model/invoice'
import { leave } from '@/features/orders/model/leaving'
import { addDays, daysBetween } from '@/platform/time/day'
import { ANYTIME, changed, extra, PAID, packaged, running, YEAR } from './changingOrders'
import { PRICES } from './priceList'

describe('who leaves after a change', () => {
  const start = '2026-12-07'
  const days = daysBetween(start, '2027-12-07')
  const anyChange = fc.record({
    on: fc.integer({ min: 0, max: days - 40 }),
    and: fc.integer({ min: 0, max: 300 }),
    leaves: fc.integer({ min: 0, max: 300 }),
    to: fc.constantFrom('onbeperkt', 'webshop'),
  })

  test('has paid each package for its days, to two cents', () => {
    fc.assert(
      fc.property(anyChange, ({ on, and, leaves, to }) => {
        const first = addDays(start, on)
        const second = addDays(start, Math.min(on + and, days - 35))
        const last = addDays(start, Math.min(on + and + leaves, days - 33))
        const once = changed(running(YEAR, [PAID]), first, packaged(to))
        const twice = second > first ? changed(once, second, packaged('basis')) : once
        const [today = ''] = [first, second, last].sort().reverse()
        const left = twice.invoices.filter(({ period }) => period.until > today)
        const leaving = leave(twice.order, left, today, ANYTIME)
        const ends = leaving?.endsOn ?? ''
        const net = twice.invoices
          .filter(({ id }) => id !== 'I1')
          .flatMap(({ lines, credited }) => [...lines, ...credited.lines])
          .concat(
            negateLines(leaving?.settlements.flatMap(each => ('lines' in each ? each.lines : [])) ?? []),
          )
          .filter(({ label }) => !label.startsWith('SSL'))
          .reduce((sum, { amount }) => sum + amount, 0)
        const price = (key: string) => PRICES.packages.find(each => each.key === key)?.yearly ?? 0
        const back = second > first ? second : ends
        const used =
          (price('basis') * (daysBetween(start, first) + daysBetween(back, ends)) +
            price(to) * daysBetween(first, back)) /
          days
        expect(Math.abs(net - used)).toBeLessThanOrEqual(2)
      }),
    )
  })

  test('gets nothing back for an extra that was credited already', () => {
    const standing = changed(running(YEAR, [PAID]), '2027-03-10', extra('ssl', 0))
    const leaving = leave(standing.order, standing.invoices, '2027-05-10', ANYTIME)
    const labels = leaving?.settlements
      .flatMap(each => ('lines' in each ? each.lines : []))
      .map(({ label }) => label)
    expect(labels).toEqual(['Basis Hosting'])
  })
})
