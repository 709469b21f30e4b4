import { describe, expect, test } from 'vitest'
import { orderLines } from '@/features/orders/model/orderLines'
import {
  priceRiseFault,
  type RaisedPrice,
  raisedLines,
  raisePrices,
  riseDay,
  unappliedPrices,
} from '@/features/orders/model/priceRise'
import { firstTerm, renewTerm } from '@/features/orders/model/renewal'
import { PRICES } from './priceList'

const RISE = 'a rise'
const BASIS: RaisedPrice = { kind: 'package', key: 'basis', monthly: 2500, yearly: 25_000 }
const SSL: RaisedPrice = { kind: 'extra', key: 'ssl', monthly: 700, yearly: 7000 }

function order(cycle: 'monthly' | 'yearly', startedOn: string) {
  const lines = orderLines({ packageKey: 'basis', cycle, extras: ['ssl'], domain: null }, PRICES) ?? []
  const first = firstTerm({ cycle, domainState: null, lines }, startedOn)
  return { ...first, billingCycle: cycle, status: 'active' as const, startsOn: null, endsOn: null }
}

describe('the day a rise holds from for an order', () => {
  test.each([
    // Cycle, began on, letter on, typed day, first renewal from there.
    ['monthly', '2026-11-10', '2026-11-25', '2027-01-01', '2027-01-10'],
    ['monthly', '2026-11-10', '2026-11-25', '2027-01-10', '2027-01-10'],
    ['monthly', '2026-11-10', '2026-12-20', '2027-01-01', '2027-02-10'],
    ['monthly', '2026-10-31', '2026-11-25', '2027-02-01', '2027-02-28'],
    ['yearly', '2026-11-10', '2026-11-25', '2027-01-01', '2027-11-10'],
    ['yearly', '2026-02-01', '2026-11-25', '2027-01-01', '2027-02-01'],
    ['yearly', '2024-02-29', '2027-11-25', '2028-01-01', '2028-02-29'],
  ] as const)('%s since %s, letter of %s, from %s: %s', (cycle, startedOn, today, from, expected) => {
    expect(riseDay(order(cycle, startedOn), { today, from })).toBe(expected)
  })

  test('a term that is invoiced already keeps its price', () => {
    const invoiced = { ...order('monthly', '2026-11-10'), invoicedUntil: '2027-02-10' }
    expect(riseDay(invoiced, { today: '2026-11-25', from: '2027-01-01' })).toBe('2027-02-10')
  })
})

describe('what rises', () => {
  const days = { today: '2026-11-25', from: '2027-01-01' }

  test('the lines of the chosen products, at the price of their term', () => {
    const raised = raisePrices(order('monthly', '2026-11-10'), { id: RISE, prices: [BASIS, SSL] }, days)
    expect(raised).toEqual([
      { rise: RISE, kind: 'package', key: 'basis', amount: 2500, from: '2027-01-10' },
      { rise: RISE, kind: 'extra', key: 'ssl', amount: 700, from: '2027-01-10' },
    ])
    const yearly = raisePrices(order('yearly', '2026-02-01'), { id: RISE, prices: [BASIS] }, days)
    expect(yearly).toMatchObject([{ kind: 'package', amount: 25_000, from: '2027-02-01' }])
  })

  test('an order on hold too: it goes on one day', () => {
    const onHold = { ...order('monthly', '2026-11-10'), status: 'suspended' as const }
    expect(raisePrices(onHold, { id: RISE, prices: [BASIS] }, days)).toHaveLength(1)
  })

  test.each([
    // Cycle, begins on, letter on, typed day, the renewal at the new price.
    ['monthly', '2026-12-09', '2026-11-25', '2026-12-25', '2027-01-09'],
    ['monthly', '2026-12-09', '2026-11-25', '2027-02-01', '2027-02-09'],
    ['monthly', '2026-12-09', '2026-12-08', '2027-01-08', '2027-01-09'],
    ['monthly', '2027-01-31', '2027-01-20', '2027-02-20', '2027-02-28'],
    ['yearly', '2026-12-09', '2026-11-25', '2027-01-01', '2027-12-09'],
  ] as const)('%s that begins on %s, letter of %s, from %s: %s', (cycle, startsOn, today, from, expected) => {
    const { lines } = order(cycle, startsOn)
    const waiting = {
      ...{ billingCycle: cycle, status: 'scheduled' as const, startsOn, endsOn: null },
      ...{ startedOn: null, invoicedUntil: null },
      lines: lines.map(line => ({ ...line, startedOn: null, renewsOn: null })),
    }
    const raised = raisePrices(waiting, { id: RISE, prices: [BASIS] }, { today, from })
    expect(raised.map(each => each.from)).toEqual([expected])
  })

  test.each([
    ['a price that is not higher', {}, { ...BASIS, monthly: 1950 }],
    ['another product', {}, { ...BASIS, key: 'onbeperkt' }],
    ['an order that stopped', { status: 'cancelled' as const }, BASIS],
    ['an order that is cancelled', { endsOn: '2027-01-10' }, BASIS],
    ['an order that did not begin', { startedOn: null, invoicedUntil: null }, BASIS],
  ])('nothing for %s', (_what, change, price) => {
    const which = { ...order('monthly', '2026-11-10'), ...change }
    expect(raisePrices(which, { id: RISE, prices: [price] }, days)).toEqual([])
  })
})

describe('an announced price', () => {
  const running = order('monthly', '2026-11-10')
  const announced = [{ rise: RISE, kind: 'package' as const, key: 'basis', amount: 2500, from: '2027-01-10' }]
  const amounts = (lines: typeof running.lines) => lines.map(line => line.renewal?.amount)
  const before = amounts(running.lines)

  test('holds from its day, and not a term sooner', () => {
    const terms: (number | undefined)[] = []
    let [from, lines] = [running.invoicedUntil, running.lines]
    for (let term = 0; term < 3; term++) {
      const renewed = renewTerm(
        { cycle: 'monthly', startedOn: running.startedOn, lines: raisedLines(lines, announced) },
        from,
      )
      terms.push(renewed.lines[0]?.amount)
      from = renewed.until
      lines = renewed.running
    }
    expect(terms).toEqual([before[0], 2500, 2500])
  })

  test('waits until its first term is invoiced, and is done then', () => {
    expect(unappliedPrices(running.lines, announced)).toEqual(announced)
    const after = running.lines.map(line => ({ ...line, renewsOn: '2027-02-10' }))
    expect(unappliedPrices(after, announced)).toEqual([])
    expect(unappliedPrices([], announced)).toEqual([])
  })

  test('the last of two holds', () => {
    const twice = [
      ...announced,
      { rise: 'later', kind: 'package' as const, key: 'basis', amount: 2700, from: '2027-01-10' },
    ]
    const due = running.lines.map(line => ({ ...line, renewsOn: '2027-01-10' }))
    expect(amounts(raisedLines(due, twice))[0]).toBe(2700)
    expect(amounts(raisedLines(running.lines, twice))).toEqual(before)
  })
})

describe('what staff may plan', () => {
  test.each([
    ['2026-12-01', '2027-01-01', null],
    ['2026-11-25', '2026-12-25', null],
    ['2026-12-01', '2026-12-31', 'notAMonth'],
    ['2026-01-31', '2026-02-28', 'tooLate'],
    ['2026-11-24', '2027-01-01', 'tooLate'],
  ])('letters on %s for %s: %s', (announceOn, from, expected) => {
    expect(priceRiseFault({ announceOn, from, prices: [BASIS, SSL] }, '2026-11-25')).toBe(expected)
  })

  test('a product has one new price', () => {
    const twice = { announceOn: '2026-12-01', from: '2027-01-01', prices: [BASIS, SSL, BASIS] }
    expect(priceRiseFault(twice, '2026-11-25')).toBe('twice')
  })
})
