import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceFor } from '@/features/catalogue/model/priceList'
import { BILLING_CYCLES } from '@/features/catalogue/model/terms'
import { type BasketDomain, DOMAIN_ANSWERS, DOMAIN_MODES } from '@/features/orders/model/domain'
import {
  type Basket,
  firstRenewals,
  laterCosts,
  monthlyRevenue,
  type OrderLine,
  orderLines,
  orderTotals,
  renewalsOf,
} from '@/features/orders/model/orderLines'
import { calculateTotals } from '@/platform/money/tax'
import { plain } from '../../support/plain'
import { PRICES } from './priceList'

const basket = (part: Partial<Basket> = {}): Basket => ({
  packageKey: 'basis',
  cycle: 'monthly',
  extras: [],
  domain: null,
  ...part,
})

const name = (part: Partial<BasketDomain> = {}): BasketDomain => ({
  name: 'jansen.nl',
  mode: 'new',
  answer: 'free',
  ...part,
})

/** The lines of a basket that is sold. */
function linesOf(part: Partial<Basket>): OrderLine[] {
  const lines = orderLines(basket(part), PRICES)
  if (!lines) throw new Error('not sold')
  return lines
}

const anyBasket: fc.Arbitrary<Basket> = fc.record({
  packageKey: fc.constantFrom(...PRICES.packages.map(each => each.key)),
  cycle: fc.constantFrom(...BILLING_CYCLES.map(each => each.value)),
  extras: fc.shuffledSubarray(PRICES.extras.map(each => each.key)),
  domain: fc.option(
    fc.record({
      name: fc.constant('jansen.nl'),
      mode: fc.constantFrom(...DOMAIN_MODES.map(each => each.value)),
      answer: fc.option(fc.constantFrom(...DOMAIN_ANSWERS.map(each => each.value))),
    }),
  ),
})

describe('orderLines', () => {
  test.each([
    ['basis', 'monthly', 1_950, 2_360],
    ['basis', 'yearly', 21_450, 25_955],
    ['onbeperkt', 'monthly', 3_950, 4_780],
    ['onbeperkt', 'yearly', 43_550, 52_696],
    ['webshop', 'monthly', 8_650, 10_467],
    ['webshop', 'yearly', 95_150, 115_132],
  ] as const)('%s %s costs %i, and %i with VAT', (packageKey, cycle, excl, incl) => {
    expect(orderTotals(linesOf({ packageKey, cycle }))).toMatchObject({ excl, incl })
  })

  test('name what is ordered, in the order of the catalogue', () => {
    const lines = linesOf({ extras: ['email', 'ssl'], domain: name() })
    expect(lines.map(line => [line.kind, line.key, line.label, line.amount])).toEqual([
      ['package', 'basis', 'Basis Hosting', 1_950],
      ['extra', 'ssl', 'SSL Premium', 250],
      ['extra', 'email', 'Extra e-mailadres', 500],
      ['domain', 'jansen.nl', 'Domeinnaam jansen.nl, eerste jaar', 100],
    ])
  })

  test.each([
    ['a package that is not sold', { packageKey: 'goud' }],
    ['an extra that is not sold', { extras: ['ssl', 'raketten'] }],
    ['an extra named twice', { extras: ['ssl', 'ssl'] }],
    ['a package for an extra', { extras: ['basis'] }],
    ['the name of a prototype', { packageKey: '__proto__' }],
  ])('are none for %s', (_what, part) => {
    expect(orderLines(basket(part), PRICES)).toBeNull()
  })
})

describe('a domain name', () => {
  test.each([
    [name(), 100, 'eerste jaar'],
    [name({ answer: 'maybe' }), 100, 'eerste jaar, mogelijk vrij'],
    [name({ answer: 'unknown' }), 0, 'op aanvraag'],
    [name({ answer: null }), 0, 'op aanvraag'],
    [name({ mode: 'move', answer: null }), 0, 'verhuizing'],
    [name({ mode: 'move', answer: 'taken' }), 0, 'verhuizing'],
  ])('%j costs %i now: %s', (domain, amount, words) => {
    const line = linesOf({ domain }).find(each => each.kind === 'domain')
    expect(line).toMatchObject({
      amount,
      unitPrice: amount,
      quantity: 1,
      label: `Domeinnaam jansen.nl, ${words}`,
      renewal: { amount: 3_000, months: 12, minimumMonths: 0, noticeDays: 0 },
    })
  })

  test.each([
    [name({ mode: 'own', answer: null })],
    [name({ mode: 'own', answer: 'taken' })],
    [name({ answer: 'taken' })],
  ])('%j gives no line', domain => {
    expect(linesOf({ domain })).toHaveLength(1)
  })
})

describe('firstRenewals', () => {
  test('a monthly order renews every month, and its name after a year', () => {
    expect(firstRenewals(linesOf({ extras: ['ssl'], domain: name() }), '2026-11-21')).toEqual([
      {
        day: '2026-12-21',
        months: 1,
        amounts: calculateTotals([{ amount: 2_200, vatRate: 21 }]),
        labels: ['Basis Hosting', 'SSL Premium'],
      },
      {
        day: '2027-11-21',
        months: 12,
        amounts: calculateTotals([{ amount: 3_000, vatRate: 21 }]),
        labels: ['Domeinnaam jansen.nl, 1 jaar'],
      },
    ])
  })

  test('a yearly order renews on one day, for one amount', () => {
    expect(firstRenewals(linesOf({ cycle: 'yearly', domain: name() }), '2028-02-29')).toEqual([
      {
        day: '2029-02-28',
        months: 12,
        amounts: calculateTotals([{ amount: 24_450, vatRate: 21 }]),
        labels: ['Basis Hosting', 'Domeinnaam jansen.nl, 1 jaar'],
      },
    ])
  })
})

test.each([
  [{}, 1_950],
  [{ cycle: 'yearly' }, 1_788],
  [{ cycle: 'yearly', packageKey: 'onbeperkt' }, 3_629],
  [{ extras: ['backup'], domain: name() }, 1_950 + 599 + 250],
  [{ domain: name({ mode: 'own' }) }, 1_950],
] as const)('%j brings in %i a month', (part, monthly) => {
  expect(monthlyRevenue(linesOf(part as Partial<Basket>))).toBe(monthly)
})

test.each([
  [{ domain: name() }, '€ 23,60 per maand en na het eerste jaar € 36,30 per jaar, incl. btw'],
  [{ domain: name(), cycle: 'yearly' }, '€ 295,85 per jaar, incl. btw'],
  [{}, '€ 23,60 per maand, incl. btw'],
] as const)('%j costs later on: %s', (part, costs) => {
  expect(plain(laterCosts(linesOf(part as Partial<Basket>), 'incl'))).toBe(costs)
})

test('what never renews costs nothing later on', () => {
  expect(laterCosts([], 'incl')).toBe('')
})

describe('whatever is in the basket', () => {
  test('the total is what its parts cost on the list', () => {
    fc.assert(
      fc.property(anyBasket, chosen => {
        const lines = linesOf(chosen)
        const priced = [...PRICES.packages, ...PRICES.extras].filter(
          each => each.key === chosen.packageKey || chosen.extras.includes(each.key),
        )
        const name = lines.find(line => line.kind === 'domain')?.amount ?? 0
        const total = priced.reduce((sum, each) => sum + priceFor(each, chosen.cycle), name)
        expect(orderTotals(lines).excl).toBe(total)
      }),
    )
  })

  test('every line is its quantity at its unit price, in whole cents', () => {
    fc.assert(
      fc.property(anyBasket, chosen =>
        linesOf(chosen).every(
          line => line.amount === line.quantity * line.unitPrice && Number.isInteger(line.amount),
        ),
      ),
    )
  })

  test('the order in which extras were ticked changes nothing', () => {
    fc.assert(
      fc.property(anyBasket, chosen => {
        expect(linesOf({ ...chosen, extras: chosen.extras.toReversed() })).toEqual(linesOf(chosen))
      }),
    )
  })

  test('renewals leave nothing out', () => {
    fc.assert(
      fc.property(anyBasket, chosen => {
        const lines = linesOf(chosen)
        const renewed = renewalsOf(lines).reduce((sum, each) => sum + each.amounts.excl, 0)
        return renewed === lines.reduce((sum, line) => sum + (line.renewal?.amount ?? 0), 0)
      }),
    )
  })
})
