import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BillingCycle } from '@/features/catalogue/model/priceList'
import { nextDomainRenewal, orderLines } from '@/features/orders/model/orderLines'
import { isUnpaidTooLong } from '@/features/orders/model/orderStatus'
import { firstTerm, renewalDue, renewalLines } from '@/features/orders/model/renewal'
import { addDays, addMonths } from '@/platform/time/day'
import { PRICES } from '../hosting/priceList'

function order(
  cycle: BillingCycle,
  startedOn: string,
  domainRenewsOn: string | null = addMonths(startedOn, 12),
) {
  const domain = { name: 'jansen.nl', mode: 'new', answer: 'free' } as const
  const lines = orderLines({ packageKey: 'basis', cycle, extras: ['ssl'], domain }, PRICES) ?? []
  return { lines, cycle, startedOn, domainRenewsOn }
}

/** The terms that follow the first one, each with how often the name is in it. */
function renewals(agreed: ReturnType<typeof order>, count: number) {
  const first = firstTerm({ cycle: agreed.cycle, domainState: null }, agreed.startedOn)
  let [from, domainRenewsOn] = [first.invoicedUntil, agreed.domainRenewsOn]
  return Array.from({ length: count }, () => {
    const term = renewalLines({ ...agreed, domainRenewsOn }, from)
    const names = term.lines.filter(line => line.label.startsWith('Domeinnaam')).length
    const invoiced = { from, until: term.until, names }
    from = term.until
    domainRenewsOn = term.domainRenewsOn
    return invoiced
  })
}

describe('firstTerm', () => {
  test.each([
    ['monthly', 'toRegister', '2026-01-31', '2026-02-28', '2027-01-31'],
    ['yearly', 'toRegister', '2026-11-21', '2027-11-21', '2027-11-21'],
    ['yearly', 'provisional', '2028-02-29', '2029-02-28', '2029-02-28'],
    ['monthly', 'toMove', '2026-11-21', '2026-12-21', '2027-11-21'],
    ['monthly', 'onRequest', '2026-11-21', '2026-12-21', null],
    ['monthly', 'own', '2026-11-21', '2026-12-21', null],
    ['monthly', 'lost', '2026-11-21', '2026-12-21', null],
    ['monthly', null, '2026-11-21', '2026-12-21', null],
  ] as const)(
    '%s with a name that is %s, from %s',
    (cycle, domainState, startedOn, invoicedUntil, domainRenewsOn) => {
      expect(firstTerm({ cycle, domainState }, startedOn)).toEqual({
        startedOn,
        invoicedUntil,
        domainRenewsOn,
      })
    },
  )
})

describe('renewalDue', () => {
  const running = { status: 'active', invoicedUntil: '2026-12-15', endsOn: null } as const
  test.each([
    ['15 days ahead', running, '2026-11-30', false],
    ['14 days ahead', running, '2026-12-01', true],
    ['late, when a job did not run', running, '2027-02-01', true],
    ['invoiced already', { ...running, invoicedUntil: '2027-01-15' }, '2026-12-02', false],
    ['over the end of the year', { ...running, invoicedUntil: '2027-01-10' }, '2026-12-27', true],
    ['ending with its term', { ...running, endsOn: '2026-12-15' }, '2026-12-10', false],
    ['ending a term later', { ...running, endsOn: '2027-01-15' }, '2026-12-10', true],
    ['suspended', { ...running, status: 'suspended' }, '2026-12-10', false],
    ['cancelled', { ...running, status: 'cancelled' }, '2026-12-10', false],
    ['not paid yet', { status: 'pending', invoicedUntil: null, endsOn: null }, '2026-12-10', false],
  ] as const)('%s', (_what, each, today, due) => {
    expect(renewalDue(each, today)).toBe(due)
  })
})

describe('nextDomainRenewal', () => {
  test.each([
    ['2026-11-21', '2027-11-21', '2027-11-21', '2027-11-21'],
    ['2026-11-21', '2027-11-21', '2027-11-22', '2028-11-21'],
    ['2026-11-21', '2027-11-21', '2026-12-21', '2027-11-21'],
    ['2026-11-21', '2027-02-10', '2027-02-21', '2028-02-10'],
    ['2028-02-29', '2031-02-28', '2032-02-29', '2032-02-29'],
    ['2027-02-28', '2031-02-28', '2032-02-28', '2032-02-28'],
    ['2026-11-21', null, '2027-01-01', null],
  ])(
    'of an order of %s with a name of %s, invoiced until %s: %s',
    (startedOn, domainRenewsOn, until, next) => {
      expect(nextDomainRenewal({ startedOn, domainRenewsOn }, until)).toBe(next)
    },
  )
})

describe('renewalLines', () => {
  test('are at the prices that were agreed, without the name while its year lasts', () => {
    expect(renewalLines(order('monthly', '2026-11-21'), '2026-12-21')).toEqual({
      lines: [
        { label: 'Basis Hosting', quantity: 1, unitPrice: 1_950, amount: 1_950, vatRate: 21 },
        { label: 'SSL Premium', quantity: 1, unitPrice: 250, amount: 250, vatRate: 21 },
      ],
      until: '2027-01-21',
      domainRenewsOn: '2027-11-21',
    })
  })

  test('have the name at its yearly price in the term in which it renews', () => {
    const { lines, until } = renewalLines(order('yearly', '2026-11-21'), '2027-11-21')
    expect([lines.at(-1), until]).toEqual([
      { label: 'Domeinnaam jansen.nl, 1 jaar', quantity: 1, unitPrice: 3_000, amount: 3_000, vatRate: 21 },
      '2028-11-21',
    ])
  })

  test('come back to the 31st after a shorter month', () => {
    const days = renewals(order('monthly', '2026-01-31'), 4).map(term => term.from)
    expect(days).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'])
  })

  test('have a name that was settled later in the term of its own day', () => {
    const names = renewals(order('monthly', '2026-11-21', '2027-02-10'), 16).filter(term => term.names > 0)
    expect(names.map(term => term.from)).toEqual(['2027-01-21', '2028-01-21'])
  })

  test('never have a name that is not ours to renew', () => {
    expect(renewals(order('monthly', '2026-11-21', null), 30).every(term => term.names === 0)).toBe(true)
  })

  test('have a name whose day went by within the days that were invoiced ahead', () => {
    const late = order('yearly', '2026-11-21', '2028-11-15')
    expect(renewalLines(late, '2028-11-21')).toMatchObject({
      until: '2029-11-21',
      domainRenewsOn: '2029-11-15',
    })
    expect(renewalLines(late, '2028-11-21').lines).toHaveLength(3)
  })
})

const startDay = fc.integer({ min: 0, max: 4_000 }).map(days => addDays('2026-01-01', days))

describe('whenever an order began, and on 29 February', () => {
  const day = fc.oneof(startDay, fc.constantFrom('2028-02-29', '2032-02-29', '2026-12-31', '2027-01-31'))
  test('its monthly terms follow each other without a gap, with the name every twelfth', () => {
    fc.assert(
      fc.property(day, startedOn => {
        const terms = renewals(order('monthly', startedOn), 36)
        const gaps = terms.slice(1).filter((term, at) => term.from !== terms[at]?.until)
        const named = terms.flatMap((term, at) => (term.names ? [at] : []))
        expect([gaps, named]).toEqual([[], [11, 23, 35]])
      }),
      { numRuns: 40 },
    )
  })

  test('its yearly terms each have the name once', () => {
    fc.assert(
      fc.property(day, startedOn => renewals(order('yearly', startedOn), 12).every(term => term.names === 1)),
    )
  })
})

test.each([
  ['2026-11-21T10:00:00Z', '2026-12-05T09:59:59Z', false],
  ['2026-11-21T10:00:00Z', '2026-12-05T10:00:00Z', true],
  ['2026-10-20T10:00:00Z', '2026-11-03T10:00:00Z', true],
])('an unpaid order of %s is given up at %s: %s', (created, now, abandoned) => {
  expect(isUnpaidTooLong(new Date(created), new Date(now))).toBe(abandoned)
})
