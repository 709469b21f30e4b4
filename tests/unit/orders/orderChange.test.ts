import { describe, expect, test } from 'vitest'
import {
  type ChangingOrder,
  changeSentences,
  type OrderChangePlan,
  planChange,
  setOffs,
  type Wanted,
} from '@/features/orders/model/orderChange'
import type { RunningLine } from '@/features/orders/model/orderLines'
import { renewTerm } from '@/features/orders/model/renewal'
import {
  ANYTIME,
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

/** `stops or holds: credits, without VAT | charge, without VAT | to pay or back, with VAT` */
function told({ day, credits, charges, toPay, refund }: OrderChangePlan): string {
  const back = credits.map(({ invoice, amounts }) => `${invoice} ${amounts.excl}`)
  return [
    `${day}: ${back.join(' ') || 'nothing'}`,
    charges.map(({ line }) => `${line.quantity} × ${line.unitPrice}`).join(' + ') || 'nothing',
    refund > 0 ? `back ${refund}` : `pay ${toPay}`,
  ].join(' | ')
}

const YEAR_PAID = running(YEAR, [PAID])
const YEAR_OPEN = running(YEAR, [OPEN])
const FIRST_YEAR = running(YEAR, [])
const LARGER_PAID = running({ ...YEAR, packageKey: 'onbeperkt' }, [PAID])
const LARGER_OPEN = running({ ...YEAR, packageKey: 'onbeperkt' }, [OPEN])
const MONTH_PAID = running(MONTH, [PAID])
const TWO_MONTHS = running(MONTH, [PAID, PAID])
const SHOP_MONTH = running({ ...MONTH, packageKey: 'webshop' }, [PAID])

/**
 * Without 21% VAT, a year and a month: Basis 214.50 and 19.50, Onbeperkt 435.50 and 39.50, Webshop 951.50 and 86.50.
 * From 10 March 2027, 272 of 365 days are left of the second year; from 25 October 2026, 13 of 31 of the month.
 */
describe('another package', () => {
  test.each<[string, Standing, string, string, string]>([
    // 159.8466 → 159.85 and 324.5370 → 324.54; 193.42 and 392.69 with VAT.
    ['up, paid', YEAR_PAID, '2027-03-10', 'onbeperkt', '2027-03-10: I2 15985 | 1 × 32454 | pay 19927'],
    [
      'up, not paid: the old invoice is lower',
      YEAR_OPEN,
      '2027-03-10',
      'onbeperkt',
      '2027-03-10: I2 15985 | 1 × 32454 | pay 39269',
    ],
    ['down, paid', LARGER_PAID, '2027-03-10', 'basis', '2027-03-10: I2 32454 | 1 × 15985 | back 19927'],
    ['down, not paid', LARGER_OPEN, '2027-03-10', 'basis', '2027-03-10: I2 32454 | 1 × 15985 | pay 19342'],
    // In the first year; 20 December leaves 352 days: 206.8603 and 419.9890.
    [
      'up in the first year',
      FIRST_YEAR,
      '2025-12-20',
      'onbeperkt',
      '2025-12-20: I1 20686 | 1 × 41999 | pay 25789',
    ],
    [
      'on its first day',
      FIRST_YEAR,
      '2025-12-07',
      'onbeperkt',
      '2025-12-07: I1 21450 | 1 × 43550 | pay 26741',
    ],
    // One day of 365: 0.5877 → 0.59 and 2.6068 → 2.61.
    ['on its last day', FIRST_YEAR, '2026-12-06', 'webshop', '2026-12-06: I1 59 | 1 × 261 | pay 245'],
    // 25 November: 12 days and the next year whole. 7.0521 + 214.50 and 14.3178 + 435.50.
    [
      'up with the next year invoiced',
      YEAR_PAID,
      '2026-11-25',
      'onbeperkt',
      '2026-11-25: I1 705 I2 21450 | 1 × 44982 | pay 27620',
    ],
    [
      'the next year not paid',
      YEAR_OPEN,
      '2026-11-25',
      'onbeperkt',
      '2026-11-25: I1 705 I2 21450 | 1 × 44982 | pay 53575',
    ],
    // 13 of 31 days: 8.1774 → 8.18 and 36.2742 → 36.27.
    ['by the month', MONTH_PAID, '2026-10-25', 'webshop', '2026-10-25: I2 818 | 1 × 3627 | pay 3399'],
    [
      'with the next month invoiced',
      TWO_MONTHS,
      '2026-10-25',
      'webshop',
      '2026-10-25: I2 818 I3 1950 | 1 × 12277 | pay 11505',
    ],
    ['down by the month', SHOP_MONTH, '2026-10-25', 'basis', '2026-10-25: I2 3627 | 1 × 818 | back 3399'],
  ])('%s', (_what, standing, today, to, is) => {
    expect(told(plan(standing, today, packaged(to)))).toBe(is)
  })

  test('renews at its own price, on the day on which the old one did', () => {
    const { after } = plan(YEAR_PAID, '2027-03-10', packaged('onbeperkt'))
    expect(after).toMatchObject({
      ...{ kind: 'package', key: 'onbeperkt', startedOn: '2025-12-07', renewsOn: '2027-12-07' },
      renewal: { amount: 43_550, months: 12 },
    })
  })

  test.each<[string, Partial<ChangingOrder>, string]>([
    ['that it has', {}, 'alreadyThere'],
    ['of an order that is not paid', { status: 'pending' }, 'notActive'],
    ['of an order that ended', { status: 'cancelled' }, 'notActive'],
    ['of an order that gave notice', { endsOn: '2027-12-07' }, 'notActive'],
    ['of an order without one', { lines: [] }, 'notThere'],
  ])('%s is refused', (_what, part, refusal) => {
    const { order, invoices } = YEAR_PAID
    const situation = { order: { ...order, ...part }, invoices, today: '2027-03-10', terms: ANYTIME }
    expect(planChange(situation, packaged('basis'))).toBe(refusal)
  })
})

/** SSL Premium costs 30.00 a year and 2.50 a month, an address 60.00 and 5.00. */
describe('an extra', () => {
  test.each<[string, Standing, string, Wanted, typeof ANYTIME, string]>([
    // 60 × 272 / 365 = 44.7123; each piece is rounded.
    [
      'joins',
      YEAR_PAID,
      '2027-03-10',
      extra('email', 1),
      ANYTIME,
      '2027-03-10: nothing | 1 × 4471 | pay 5410',
    ],
    [
      'joins three times',
      YEAR_PAID,
      '2027-03-10',
      extra('email', 3),
      ANYTIME,
      '2027-03-10: nothing | 3 × 4471 | pay 16230',
    ],
    [
      'is there once more',
      YEAR_PAID,
      '2027-03-10',
      extra('ssl', 2),
      ANYTIME,
      '2027-03-10: nothing | 1 × 2236 | pay 2706',
    ],
    // Leaving: in the first term until its end, and nothing comes back.
    [
      'goes in the first year',
      FIRST_YEAR,
      '2026-06-01',
      extra('ssl', 0),
      ANYTIME,
      '2026-12-07: nothing | nothing | pay 0',
    ],
    [
      'goes in the first year of a large business',
      FIRST_YEAR,
      '2026-06-01',
      extra('ssl', 0),
      BOUND,
      '2026-12-07: nothing | nothing | pay 0',
    ],
    [
      'goes with the next year paid',
      YEAR_PAID,
      '2026-11-25',
      extra('ssl', 0),
      ANYTIME,
      '2026-12-07: I2 3000 | nothing | back 3630',
    ],
    [
      'goes with the next year open',
      YEAR_OPEN,
      '2026-11-25',
      extra('ssl', 0),
      ANYTIME,
      '2026-12-07: I2 3000 | nothing | pay 0',
    ],
    [
      'goes, large, with the next year paid',
      YEAR_PAID,
      '2026-11-25',
      extra('ssl', 0),
      BOUND,
      '2026-12-07: I2 3000 | nothing | back 3630',
    ],
    // In a renewed year: after a month. 30 × 241 / 365 = 19.8082.
    [
      'goes in a renewed year',
      YEAR_PAID,
      '2027-03-10',
      extra('ssl', 0),
      ANYTIME,
      '2027-04-10: I2 1981 | nothing | back 2397',
    ],
    [
      'goes in a renewed year, not paid',
      YEAR_OPEN,
      '2027-03-10',
      extra('ssl', 0),
      ANYTIME,
      '2027-04-10: I2 1981 | nothing | pay 0',
    ],
    [
      'goes in a renewed year of a large business',
      YEAR_PAID,
      '2027-03-10',
      extra('ssl', 0),
      BOUND,
      '2027-12-07: nothing | nothing | pay 0',
    ],
    [
      'goes in the last month of a year',
      YEAR_PAID,
      '2027-11-20',
      extra('ssl', 0),
      ANYTIME,
      '2027-12-07: nothing | nothing | pay 0',
    ],
    // By the month it ends with its month.
    [
      'goes from a month',
      MONTH_PAID,
      '2026-10-20',
      extra('ssl', 0),
      ANYTIME,
      '2026-11-07: nothing | nothing | pay 0',
    ],
    [
      'goes from a month, the next is paid',
      TWO_MONTHS,
      '2026-10-25',
      extra('ssl', 0),
      ANYTIME,
      '2026-11-07: I3 250 | nothing | back 303',
    ],
  ])('%s', (_what, standing, today, wanted, terms, is) => {
    expect(told(plan(standing, today, wanted, terms))).toBe(is)
  })

  test.each<[string, Wanted, string]>([
    ['as often as it is', extra('ssl', 1), 'alreadyThere'],
    ['none of what is not there', extra('email', 0), 'alreadyThere'],
  ])('%s is nothing to change', (_what, wanted, refusal) => {
    const { order, invoices } = YEAR_PAID
    expect(planChange({ order, invoices, today: '2027-03-10', terms: ANYTIME }, wanted)).toBe(refusal)
  })

  test('that is there three times is invoiced so in its next term, and two of it go', () => {
    const standing = changed(YEAR_PAID, '2027-03-10', extra('email', 3))
    const { lines } = renewTerm({ ...standing.order, startedOn: '2025-12-07', cycle: 'yearly' }, '2027-12-07')
    expect(lines.at(-1)).toMatchObject({
      label: 'Extra e-mailadres',
      quantity: 3,
      unitPrice: 6_000,
      amount: 18_000,
    })
    // On 20 March two go from 20 April: 231 of 272 days of two thirds of 134.13 are 75.94.
    const planned = plan(standing, '2027-03-20', extra('email', 1))
    expect(told(planned)).toBe('2027-04-20: C1 7594 | nothing | back 9189')
    expect(planned.after).toMatchObject({ quantity: 1, amount: 6_000, renewal: { amount: 6_000 } })
  })

  test('keeps what was agreed of it; more of it are at the price of today', () => {
    const { order, invoices } = YEAR_PAID
    const lines = order.lines.map(line =>
      line.kind === 'extra' && line.renewal ? { ...line, renewal: { ...line.renewal, amount: 2_500 } } : line,
    )
    const { after } = plan({ order: { ...order, lines }, invoices }, '2027-03-10', extra('ssl', 2))
    expect(after?.renewal?.amount).toBe(5_500)
  })
})

describe('what is owed', () => {
  test('pays the new invoice, the first credit first', () => {
    const planned = plan(TWO_MONTHS, '2026-10-25', packaged('webshop'))
    expect(setOffs(planned)).toEqual([990, 2_360])
    const down = plan(
      running({ ...MONTH, packageKey: 'webshop' }, [PAID, PAID]),
      '2026-10-25',
      packaged('basis'),
    )
    // 990 + 2,360 are asked: what the first credit owes pays it, and what is left of it goes back.
    expect(setOffs(down)).toEqual([3_349, 0])
  })

  const said = (wanted: Wanted, reading: 'incl' | 'excl') =>
    changeSentences(plan(YEAR_PAID, '2027-03-10', wanted), reading).map(plain)

  test('is said in sentences', () => {
    expect(said(packaged('onbeperkt'), 'excl')).toEqual([
      'Basis Hosting wordt vanaf 10 maart 2027 Onbeperkt Hosting.',
      'Van Basis Hosting crediteren we de dagen vanaf 10 maart 2027: € 159,85 excl. btw.',
      'Tot 7 december 2027 kost Onbeperkt Hosting, naar rato: € 324,54 excl. btw.',
      'Daarna kost Onbeperkt Hosting € 435,50 excl. btw per jaar.',
      'Nu te betalen: € 199,27 incl. btw. De factuur komt per mail.',
    ])
    expect(said(extra('ssl', 0), 'excl')).toEqual([
      'SSL Premium stopt op 10 april 2027. Tot die dag blijft het werken.',
      'Van SSL Premium crediteren we de dagen vanaf 10 april 2027: € 19,81 excl. btw.',
      'Je krijgt € 23,97 terug, incl. btw.',
    ])
    expect(said(extra('ssl', 2), 'excl')).toEqual([
      'Van SSL Premium heb je er vanaf 10 maart 2027 2, in plaats van 1.',
      'Tot 7 december 2027 kost SSL Premium, naar rato: € 22,36 excl. btw.',
      'Daarna kost 2 × SSL Premium € 60,00 excl. btw per jaar.',
      'Nu te betalen: € 27,06 incl. btw. De factuur komt per mail.',
    ])
  })

  test('is said with VAT to a private person', () => {
    expect(said(packaged('onbeperkt'), 'incl').slice(1)).toEqual([
      'Van Basis Hosting crediteren we de dagen vanaf 10 maart 2027: € 193,42 incl. btw.',
      'Tot 7 december 2027 kost Onbeperkt Hosting, naar rato: € 392,69 incl. btw.',
      'Daarna kost Onbeperkt Hosting € 526,96 incl. btw per jaar.',
      'Nu te betalen: € 199,27 incl. btw. De factuur komt per mail.',
    ])
    expect(said(extra('ssl', 2), 'incl').slice(1)).toEqual([
      'Tot 7 december 2027 kost SSL Premium, naar rato: € 27,06 incl. btw.',
      'Daarna kost 2 × SSL Premium € 72,60 incl. btw per jaar.',
      'Nu te betalen: € 27,06 incl. btw. De factuur komt per mail.',
    ])
  })
})

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('a line of an older order that has no days is refused', () => {
  const { order, invoices } = FIRST_YEAR
  const lines: RunningLine[] = order.lines.map(line => ({ ...line, renewal: null }))
  const situation = { order: { ...order, lines }, invoices, today: '2026-06-01', terms: ANYTIME }
  expect(planChange(situation, extra('ssl', 0))).toBe('notThere')
})
