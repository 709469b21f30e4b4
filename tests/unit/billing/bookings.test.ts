import { describe, expect, test } from 'vitest'
import {
  amountFromExcess,
  amountToSetOff,
  BOOKING_SOURCES,
  bookedAmount,
  canReverse,
  excessOf,
  moneyStanding,
  paymentStatusOf,
  placeMoneyBack,
  placeMoneyReturned,
  refundableAmount,
  reopens,
  tellsReversal,
} from '@/features/billing/model/bookings'
import { matchRefunds } from '@/features/billing/model/refund'

const invoice = (incl: number, booked: number) => ({ series: 'INV' as const, incl, booked })
const credit = (incl: number, booked: number) => ({ series: 'CR' as const, incl, booked })

describe('how the money of an invoice stands', () => {
  test.each([
    ['nothing came in', invoice(12_100, 0), { due: 12_100, excess: 0, isPartlyPaid: false }, 'pending'],
    ['a part came in', invoice(12_100, 5_000), { due: 7_100, excess: 0, isPartlyPaid: true }, 'pending'],
    ['all but a cent', invoice(12_100, 12_099), { due: 1, excess: 0, isPartlyPaid: true }, 'pending'],
    ['all came in', invoice(12_100, 12_100), { due: 0, excess: 0, isPartlyPaid: false }, 'paid'],
    ['too much came in', invoice(12_100, 15_000), { due: 0, excess: 2_900, isPartlyPaid: false }, 'paid'],
    ['it was paid twice', invoice(12_100, 24_200), { due: 0, excess: 12_100, isPartlyPaid: false }, 'paid'],
    [
      'it all went back',
      invoice(12_100, 12_100 - 12_100),
      { due: 12_100, excess: 0, isPartlyPaid: false },
      'pending',
    ],
    [
      'a part went back',
      invoice(12_100, 12_100 - 100),
      { due: 100, excess: 0, isPartlyPaid: true },
      'pending',
    ],
    [
      'more went back than came in',
      invoice(12_100, -100),
      { due: 12_200, excess: 0, isPartlyPaid: false },
      'pending',
    ],
    ['a credit that we owe', credit(-12_100, 0), { due: 12_100, excess: 0, isPartlyPaid: false }, 'pending'],
    [
      'a credit of which a part went back',
      credit(-12_100, -100),
      { due: 12_000, excess: 0, isPartlyPaid: true },
      'pending',
    ],
    [
      'a credit that was set off',
      credit(-12_100, -12_100),
      { due: 0, excess: 0, isPartlyPaid: false },
      'paid',
    ],
    [
      'a credit paid back too far',
      credit(-12_100, -12_200),
      { due: 0, excess: 100, isPartlyPaid: false },
      'paid',
    ],
  ] as const)('when %s', (_what, money, standing, status) => {
    expect(moneyStanding(money)).toEqual(standing)
    expect(paymentStatusOf({ ...money, dueDate: '2026-12-09' }, '2026-12-09')).toBe(status)
  })

  test.each([
    ['an invoice is late from the day after', invoice(100, 99), '2026-12-10', 'overdue'],
    ['what is paid is never late', invoice(100, 100), '2027-12-10', 'paid'],
    ['a credit of ours is never late', credit(-100, 0), '2027-12-10', 'pending'],
  ] as const)('%s', (_what, money, today, status) => {
    expect(paymentStatusOf({ ...money, dueDate: '2026-12-09' }, today)).toBe(status)
  })
})

test('what is typed of a credit is money that went back', () => {
  expect(bookedAmount({ series: 'INV' }, 500)).toBe(500)
  expect(bookedAmount({ series: 'CR' }, 500)).toBe(-500)
})

describe('money that went back', () => {
  const owing = (id: string, due: number) => ({ id, ...credit(-due, 0) })
  test.each([
    ['without a credit', 300, [], [['i', -300]]],
    ['what a credit owes', 300, [owing('c', 300)], [['c', -300]]],
    ['less than a credit owes', 100, [owing('c', 300)], [['c', -100]]],
    [
      'more than a credit owes',
      500,
      [owing('c', 300)],
      [
        ['c', -300],
        ['i', -200],
      ],
    ],
    [
      'over two credits',
      500,
      [owing('c', 300), owing('d', 400)],
      [
        ['c', -300],
        ['d', -200],
      ],
    ],
    ['past a credit that is settled', 500, [owing('c', 0)], [['i', -500]]],
    ['nothing', 0, [owing('c', 300)], []],
  ] as const)('is booked %s', (_what, amount, credits, entries) => {
    expect(placeMoneyBack(amount, 'i', credits).map(each => [each.invoice, each.amount])).toEqual(entries)
  })

  test.each([
    [
      'all of it',
      500,
      [
        ['i', 200],
        ['c', 300],
      ],
    ],
    ['a part, there where it was taken last', 150, [['i', 150]]],
    [
      'more than was taken',
      600,
      [
        ['i', 200],
        ['c', 300],
        [null, 100],
      ],
    ],
  ] as const)('and came back after all: %s', (_what, amount, entries) => {
    const taken = [
      { invoice: 'c', amount: -300 },
      { invoice: 'i', amount: -200 },
    ]
    expect(placeMoneyReturned(amount, taken).map(each => [each.invoice, each.amount])).toEqual(entries)
  })

  test.each([
    ['of what was paid', invoice(100, 100), true],
    ['of a part that was paid', invoice(100, 40), true],
    ['of what was too much', invoice(100, 200), false],
    ['of what we owed', credit(-100, 0), false],
  ] as const)('reopens an invoice when it is %s', (_what, money, expected) => {
    expect(reopens(money, -30)).toBe(expected)
  })
})

test.each([
  ['an invoice that nobody paid', invoice(100, 0), -100, 100],
  ['a paid one', invoice(100, 100), -100, 0],
  ['one that is partly paid', invoice(100, 40), -100, 60],
  ['a part of one that is partly paid', invoice(100, 40), -30, 30],
] as const)('a credit takes off what is due of %s', (_what, money, total, amount) => {
  expect(amountToSetOff(money, total)).toBe(amount)
})

test.each([
  ['all of it', { refunded: 0, chargedBack: 0 }, 0, 1_000],
  ['what did not go back', { refunded: 300, chargedBack: 200 }, 0, 500],
  ['what nobody asked for', { refunded: 300, chargedBack: 0 }, 700, 0],
  ['nothing of what was charged back', { refunded: 0, chargedBack: 1_000 }, 0, 0],
  ['never less than nothing', { refunded: 600, chargedBack: 600 }, 0, 0],
])('may be sent back: %s', (_what, back, asked, amount) => {
  expect(refundableAmount({ amount: 1_000, isPaid: true, ...back }, asked)).toBe(amount)
  expect(refundableAmount({ amount: 1_000, isPaid: false, ...back }, asked)).toBe(0)
})

test('staff take back what staff typed or set off between two invoices, once, and nothing else', () => {
  const alone = { isReversed: false, setOffWith: null }
  const reversible = BOOKING_SOURCES.filter(({ value }) => canReverse({ source: value, ...alone }))
  expect(reversible.map(({ value }) => value)).toEqual(['transfer'])
  expect(canReverse({ source: 'transfer', ...alone, isReversed: true })).toBe(false)
  expect(canReverse({ source: 'credit', isReversed: false, setOffWith: 'its other half' })).toBe(true)
  expect(canReverse({ source: 'credit', isReversed: true, setOffWith: 'its other half' })).toBe(false)
})

const UNDER_WAY = { id: '', invoice: null, amount: 300, state: 'asked' as const }

test.each([
  ['the one that was asked for', 300, [300], [300], 0],
  ['one that was asked for, and more', 500, [300], [300], 200],
  ['less than was asked for', 100, [300], [], 100],
  ['two at once', 700, [300, 400], [300, 400], 0],
  ['the second, before the first', 200, [300, 200], [200], 0],
  ['nothing that we asked for', 200, [], [], 200],
])('what went back is %s', (_what, amount, asked, matched, rest) => {
  const underWay = asked.map((each, at) => ({ ...UNDER_WAY, id: String(at), amount: each }))
  const found = matchRefunds(amount, underWay, null)
  expect([found.matched.map(each => each.amount), found.rest]).toEqual([matched, rest])
})

test.each([
  ['the one that the provider holds', ['second'], ['second']],
  ['none that it does not hold', [], []],
  ['one that it answered, where it does not say which it holds', null, ['second']],
])('of two as large what went back is %s', (_what, held, matched) => {
  const underWay = [
    { ...UNDER_WAY, id: 'first' },
    { ...UNDER_WAY, id: 'second', state: 'made' as const },
  ]
  expect(matchRefunds(300, underWay, held).matched.map(({ id }) => id)).toEqual(matched)
})

describe('taking a booking back is told', () => {
  test.each([
    ['where it paid a part', invoice(12_100, 5_000), 5_000, true],
    ['where it paid the whole', invoice(12_100, 12_100), 12_100, true],
    ['where it paid the rest and more', invoice(12_100, 15_000), 10_000, true],
    ['not where all of it was too much', invoice(12_100, 15_000), 2_900, false],
    ['where it said that money went back', invoice(12_100, 12_100), -2_900, true],
    ['where it paid a credit', credit(-12_100, -12_100), -12_100, true],
  ])('%s', (_name, before, amount, isTold) => {
    expect(tellsReversal(before, amount)).toBe(isTold)
  })
})

describe('what was too much of an invoice', () => {
  test.each([
    ['nothing, while it is open', invoice(12_100, 0), 0],
    ['nothing, once it is paid', invoice(12_100, 12_100), 0],
    ['what came in beyond it', invoice(12_100, 15_000), 2_900],
    ['nothing of a credit, whatever we paid back', credit(-12_100, -15_000), 0],
  ])('is %s', (_name, money, excess) => {
    expect(excessOf(money)).toBe(excess)
  })

  test.each([
    ['all that is open of another', invoice(12_100, 30_000), invoice(12_100, 0), 12_100],
    ['what is left of another', invoice(12_100, 30_000), invoice(12_100, 12_000), 100],
    ['a part of another, where it is less', invoice(12_100, 15_000), invoice(12_100, 0), 2_900],
    ['nothing of one that is paid', invoice(12_100, 15_000), invoice(12_100, 12_100), 0],
    ['nothing of a credit', invoice(12_100, 15_000), credit(-12_100, 0), 0],
    ['nothing, where nothing was too much', invoice(12_100, 12_100), invoice(12_100, 0), 0],
  ])('pays %s', (_name, paid, open, amount) => {
    expect(amountFromExcess(paid, open)).toBe(amount)
  })
})
