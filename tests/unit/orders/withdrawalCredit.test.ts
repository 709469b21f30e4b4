import { describe, expect, test } from 'vitest'
import type { InvoiceLine } from '@/features/billing/model/invoice'
import type { DomainState } from '@/features/orders/model/domain'
import type { RunningLine } from '@/features/orders/model/orderLines'
import { withdrawalMoney } from '@/features/orders/model/withdrawalCredit'

const ASKED = '2026-11-24T10:00:00.000Z'
const NAME = 'moestuin.example'

const invoiced = (label: string, amount: number): InvoiceLine => ({
  ...{ label, quantity: 1, unitPrice: amount, amount, vatRate: 21 },
})
const running = (kind: RunningLine['kind'], label: string, months: number | null): RunningLine => ({
  ...invoiced(label, 0),
  ...{ kind, key: label, startedOn: '2026-11-24', renewsOn: null },
  renewal: months === null ? null : { amount: 0, months, minimumMonths: 0, noticeDays: 0 },
})

const ORDER = {
  startRequestedAt: ASKED as string | null,
  nameConsentAt: ASKED as string | null,
  withdrawalInformedAt: ASKED as string | null,
  domainName: NAME,
  domainState: 'registered' as DomainState,
  setUpAt: '2026-11-24T12:00:00.000Z' as string | null,
  lines: [
    running('package', 'Basis', 1),
    running('extra', 'Back-up', 1),
    running('extra', 'Site overzetten', null),
    running('domain', `Domeinnaam ${NAME}, eerste jaar`, 12),
  ],
}
const UNASKED = { ...ORDER, startRequestedAt: null, nameConsentAt: null }

const PACKAGE = invoiced('Basis', 1000)
const EXTRA = invoiced('Back-up', 250)
const WORK = invoiced('Site overzetten', 500)
const DOMAIN = invoiced(`Domeinnaam ${NAME}, eerste jaar`, 1000)
const LATER = invoiced('SSL, naar rato', 300)
const CENTS = invoiced('Basis', 90)
const YEAR = invoiced('Basis', 12_000)

const MONTH = { from: '2026-11-24', until: '2026-12-24' }
const FROM_SUNDAY = { from: '2026-11-22', until: '2026-12-22' }

const invoice = (lines: InvoiceLine[], period: typeof MONTH | null = MONTH, due = 0) => ({
  ...{ id: 'one', lines, period, due, credited: { excl: 0, vatRates: [], lines: [] } },
})

/** Worked out by hand, in cents with VAT: what stays owed, and what goes back. */
describe('who asked to begin at once owes', () => {
  test.each([
    ['nothing on the day itself', [PACKAGE], MONTH, '2026-11-24', 0, 1210],
    ['six of thirty days', [PACKAGE], MONTH, '2026-11-30', 242, 968],
    ['fourteen days at the last minute', [PACKAGE], MONTH, '2026-12-08', 564, 646],
    ['fifteen when the last day was a Sunday', [PACKAGE], FROM_SUNDAY, '2026-12-07', 605, 605],
    ['26 days when staff accept it late', [PACKAGE], MONTH, '2026-12-20', 1048, 162],
    ['all of a month that is over', [PACKAGE], MONTH, '2027-02-01', 1210, 0],
    ['a year by its days', [YEAR], { from: '2026-11-24', until: '2027-11-24' }, '2026-12-08', 555, 13_965],
    ['the days of an extra too, down to the cent', [PACKAGE, EXTRA], MONTH, '2026-11-30', 302, 1211],
    ['never a cent more than the share of the price', [CENTS], MONTH, '2026-11-25', 3, 106],
    ['a name that is registered, whole', [PACKAGE, DOMAIN], MONTH, '2026-11-30', 1452, 968],
    ['work that is done, whole', [PACKAGE, WORK], MONTH, '2026-11-30', 847, 968],
    ['nothing for what joined later', [LATER], MONTH, '2026-11-30', 0, 363],
    [
      'nothing of a term that did not begin',
      [PACKAGE],
      { from: '2026-12-24', until: '2027-01-24' },
      '2026-12-08',
      0,
      1210,
    ],
  ])('%s', (_what, lines, period, day, owed, refund) => {
    expect(withdrawalMoney(ORDER, [invoice(lines, period)], day)).toMatchObject({ owed, refund })
  })

  test.each([
    ['a name that is not registered yet', { domainState: 'toRegister' as const }, DOMAIN],
    ['a name without both parts of its box', { nameConsentAt: null }, DOMAIN],
    ['anything to who was not told of the right', { withdrawalInformedAt: null }, DOMAIN, 0],
    ['work that is not done', { setUpAt: null }, WORK],
  ])('nothing for %s', (_what, part, line, rest = 242) => {
    const lines = [PACKAGE, line]
    const { owed } = withdrawalMoney({ ...ORDER, ...part }, [invoice(lines)], '2026-11-30')
    expect(owed).toBe(rest)
  })
})

test.each([
  ['in time', '2026-11-30'],
  ['at the last minute', '2026-12-08'],
  ['late', '2027-02-01'],
])('who did not ask gets everything back, %s', (_what, day) => {
  const lines = [PACKAGE, EXTRA, WORK, DOMAIN]
  expect(withdrawalMoney(UNASKED, [invoice(lines), { ...invoice([LATER]), id: 'two' }], day)).toEqual({
    ...{ owed: 0, refund: 3328 + 363 },
    credits: [
      { invoice: 'one', lines: null },
      { invoice: 'two', lines: null },
    ],
  })
})

test('what is credited is what was not delivered, line by line', () => {
  const { credits } = withdrawalMoney(ORDER, [invoice([PACKAGE, DOMAIN])], '2026-11-30')
  expect(credits).toEqual([{ invoice: 'one', lines: [{ ...PACKAGE, unitPrice: 800, amount: 800 }] }])
})

test('an invoice of which nothing goes back gets no credit', () => {
  expect(withdrawalMoney(ORDER, [invoice([DOMAIN])], '2026-11-30').credits).toEqual([])
})

test('nothing goes back of what was not paid', () => {
  expect(withdrawalMoney(ORDER, [invoice([PACKAGE], MONTH, 1210)], '2026-11-30')).toMatchObject({
    ...{ owed: 242, refund: 0 },
  })
})

test('what was credited before does not go back twice', () => {
  const before = { excl: 400, vatRates: [{ rate: 21, excl: 400, vat: 84 }], lines: [invoiced('Basis', -400)] }
  const partly = { ...invoice([PACKAGE]), credited: before }
  expect(withdrawalMoney(ORDER, [partly], '2026-11-30')).toMatchObject({ owed: 145, refund: 581 })
})
