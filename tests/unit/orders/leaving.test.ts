import { describe, expect, test } from 'vitest'
import type { TermInvoice } from '@/features/billing/model/termInvoice'
import { type BillingCycle, termOf } from '@/features/catalogue/model/terms'
import { hasConsumerNotice } from '@/features/customers/model/customer'
import { endOfLeaving, leave, withoutTerms } from '@/features/orders/model/leaving'
import { orderLines } from '@/features/orders/model/orderLines'
import { firstTerm, renewTerm } from '@/features/orders/model/renewal'
import { calculateTotals } from '@/platform/money/tax'
import { PRICES } from './priceList'

const KINDS = {
  private: { kind: 'private', isLarge: false },
  small: { kind: 'business', isLarge: false },
  large: { kind: 'business', isLarge: true },
} as const

type Who = keyof typeof KINDS

const NOTHING_CREDITED = { excl: 0, vatRates: [], lines: [] }
const NAME = { name: 'jansen.nl', mode: 'new', answer: 'free' } as const

type Agreed = { cycle: BillingCycle; startedOn: string; hasName: boolean }

/** Basis Hosting with SSL Premium, renewed so often, with the invoices of its renewed terms. */
function renewed({ cycle, startedOn, hasName }: Agreed, paid: readonly boolean[]) {
  const domain = hasName ? NAME : null
  const lines = orderLines({ packageKey: 'basis', cycle, extras: ['ssl'], domain }, PRICES) ?? []
  const first = firstTerm({ cycle, domainState: hasName ? 'registered' : null, lines }, startedOn)
  const order = { billingCycle: cycle, ...first }
  const invoices: TermInvoice[] = paid.map((isPaid, at) => {
    const { invoicedUntil: from } = order
    const term = renewTerm({ ...order, cycle }, from)
    Object.assign(order, { invoicedUntil: term.until, lines: term.running })
    const id = `INV-${at + 1}`
    const period = { from, until: term.until }
    const due = isPaid ? 0 : calculateTotals(term.lines).incl
    return { id, number: id, period, lines: term.lines, credited: NOTHING_CREDITED, due }
  })
  return { order, invoices }
}

const PAID = true
const OPEN = false

/**
 * Basis with SSL costs 214.50 + 30.00 a year or 19.50 + 2.50 a month, the name 30.00 a year, without 21% VAT. In a term
 * from 7 December 2026 to 7 December 2027 (365 days), 241 days are left on 10 April: 141.63 + 19.81, 195.34 with VAT.
 */
const YEAR = { cycle: 'yearly', startedOn: '2025-12-07', hasName: false } as const
const YEAR_AND_NAME = { ...YEAR, hasName: true } as const
const MONTH = { cycle: 'monthly', startedOn: '2026-09-07', hasName: false } as const
const MONTH_AND_NAME = { cycle: 'monthly', startedOn: '2025-12-07', hasName: true } as const

/** Twelve renewals of a month, the last of which holds the name and begins on 7 December 2026. */
const TWELVE = Array.from({ length: 12 }, () => PAID)

const ELEVEN = TWELVE.slice(1)

type Outcome = readonly [endsOn: string, settlements: readonly string[], refund: number]

/** By hand too, and the same for every kind of customer; `large` where a large business fares otherwise. */
const EVERYBODY: [string, Agreed, readonly boolean[], today: string, anytime: Outcome, large?: Outcome][] = [
  ['a year, not renewed yet', YEAR, [], '2026-11-20', ['2026-12-07', [], 0]],
  ['a year, its renewal open', YEAR, [OPEN], '2026-11-25', ['2026-12-07', ['withdraw INV-1'], 0]],
  ['a year, its renewal paid', YEAR, [PAID], '2026-11-25', ['2026-12-07', ['withdraw INV-1'], 29_585]],
  ['a year and a name, not renewed yet', YEAR_AND_NAME, [], '2026-11-20', ['2026-12-07', [], 0]],
  [
    'a year and a name, the renewal open',
    ...([YEAR_AND_NAME, [OPEN], '2026-11-25', ['2026-12-07', ['withdraw INV-1'], 0]] as const),
  ],
  [
    'a year and a name, the renewal paid',
    ...([YEAR_AND_NAME, [PAID], '2026-11-25', ['2026-12-07', ['withdraw INV-1'], 33_215]] as const),
  ],
  ['a month, not renewed yet', MONTH, [PAID], '2026-10-20', ['2026-11-07', [], 0]],
  ['a month, its renewal open', MONTH, [PAID, OPEN], '2026-10-25', ['2026-11-07', ['withdraw INV-2'], 0]],
  ['a month, its renewal paid', MONTH, [PAID, PAID], '2026-10-25', ['2026-11-07', ['withdraw INV-2'], 2_662]],
  ['a month and a name, not renewed yet', MONTH_AND_NAME, ELEVEN, '2026-11-20', ['2026-12-07', [], 0]],
  [
    'a month and a name, the renewal open',
    ...([MONTH_AND_NAME, [...ELEVEN, OPEN], '2026-11-25', ['2026-12-07', ['withdraw INV-12'], 0]] as const),
  ],
  [
    'a month and a name, the renewal paid',
    ...([MONTH_AND_NAME, TWELVE, '2026-11-25', ['2026-12-07', ['withdraw INV-12'], 6_292]] as const),
  ],
  // In the renewed term a large business is bound by a year; everybody by a month, and by the year of a name.
  [
    'within a renewed year, open',
    ...([YEAR, [OPEN], '2027-03-10', ['2027-04-10', ['credit INV-1: 14163 1981'], 0]] as const),
    ['2027-12-07', [], 0],
  ],
  [
    'within a renewed year, paid',
    ...([YEAR, [PAID], '2027-03-10', ['2027-04-10', ['credit INV-1: 14163 1981'], 19_534]] as const),
    ['2027-12-07', [], 0],
  ],
  [
    'within a renewed year with a name, open',
    ...([YEAR_AND_NAME, [OPEN], '2027-03-10', ['2027-04-10', ['credit INV-1: 14163 1981'], 0]] as const),
    ['2027-12-07', [], 0],
  ],
  [
    'within a renewed year with a name, paid',
    ...([YEAR_AND_NAME, [PAID], '2027-03-10', ['2027-04-10', ['credit INV-1: 14163 1981'], 19_534]] as const),
    ['2027-12-07', [], 0],
  ],
  ['within a renewed month, open', MONTH, [OPEN], '2026-10-20', ['2026-11-07', [], 0]],
  ['within a renewed month with a name, paid', MONTH_AND_NAME, TWELVE, '2026-12-10', ['2027-01-07', [], 0]],
]

function told(leaving: ReturnType<typeof leave>): Outcome {
  const settlements = leaving?.settlements.map(each => {
    const amounts = 'lines' in each ? `: ${each.lines.map(line => line.amount).join(' ')}` : ''
    return `${each.kind} ${each.id}${amounts}`
  })
  return [leaving?.endsOn ?? '', settlements ?? [], leaving?.refund ?? 0]
}

describe.each(['private', 'small', 'large'] as const)('a customer who is %s leaves', who => {
  test.each(EVERYBODY)('%s', (_what, agreed, paid, today, anytime, large = anytime) => {
    const { order, invoices } = renewed(agreed, paid)
    const leaving = leave(order, invoices, today, { leavesAnytime: hasConsumerNotice(KINDS[who]) })
    expect(told(leaving)).toEqual(who === 'large' ? large : anytime)
  })
})

type Row = [Who, Agreed, readonly boolean[], string, string, string[], number]

describe('leaving', () => {
  test.each<Row>([
    // In the first year: it binds until its end, and what is paid is used.
    ['private', YEAR, [], '2025-12-20', '2026-12-07', [], 0],
    ['private', YEAR, [], '2026-11-20', '2026-12-07', [], 0],
    ['small', YEAR, [], '2026-06-01', '2026-12-07', [], 0],
    ['large', YEAR, [], '2026-06-01', '2026-12-07', [], 0],
    // Twelve days before the first year ends, with the next one invoiced: that one is withdrawn.
    ['private', YEAR, [OPEN], '2026-11-25', '2026-12-07', ['withdraw INV-1'], 0],
    ['private', YEAR, [PAID], '2026-11-25', '2026-12-07', ['withdraw INV-1'], 29_585],
    ['private', YEAR_AND_NAME, [OPEN], '2026-11-25', '2026-12-07', ['withdraw INV-1'], 0],
    ['private', YEAR_AND_NAME, [PAID], '2026-11-25', '2026-12-07', ['withdraw INV-1'], 33_215],
    ['small', YEAR, [PAID], '2026-11-25', '2026-12-07', ['withdraw INV-1'], 29_585],
    ['large', YEAR, [OPEN], '2026-11-25', '2026-12-07', ['withdraw INV-1'], 0],
    ['large', YEAR_AND_NAME, [PAID], '2026-11-25', '2026-12-07', ['withdraw INV-1'], 33_215],
    // On the last day of the first year, and on the first of the second.
    ['private', YEAR, [OPEN], '2026-12-06', '2026-12-07', ['withdraw INV-1'], 0],
    ['private', YEAR, [PAID], '2026-12-07', '2027-01-07', ['credit INV-1: 19628 2745'], 27_071],
    ['large', YEAR, [PAID], '2026-12-07', '2027-12-07', [], 0],
    // In a renewed year: after a month, and the rest comes back. The year of the name is used.
    ['private', YEAR, [PAID], '2027-03-10', '2027-04-10', ['credit INV-1: 14163 1981'], 19_534],
    ['private', YEAR, [OPEN], '2027-03-10', '2027-04-10', ['credit INV-1: 14163 1981'], 0],
    ['private', YEAR_AND_NAME, [PAID], '2027-03-10', '2027-04-10', ['credit INV-1: 14163 1981'], 19_534],
    ['private', YEAR_AND_NAME, [OPEN], '2027-03-10', '2027-04-10', ['credit INV-1: 14163 1981'], 0],
    ['small', YEAR, [PAID], '2027-03-10', '2027-04-10', ['credit INV-1: 14163 1981'], 19_534],
    ['large', YEAR, [PAID], '2027-03-10', '2027-12-07', [], 0],
    ['large', YEAR, [OPEN], '2027-03-10', '2027-12-07', [], 0],
    // A month from 31 January is 28 February.
    ['private', YEAR, [PAID], '2027-01-31', '2027-02-28', ['credit INV-1: 16572 2318'], 22_857],
    // Within the last month of a renewed year it ends with that year.
    ['private', YEAR, [PAID], '2027-11-10', '2027-12-07', [], 0],
    ['private', YEAR, [PAID, OPEN], '2027-11-25', '2027-12-07', ['withdraw INV-2'], 0],
    ['private', YEAR, [PAID, PAID], '2027-11-25', '2027-12-07', ['withdraw INV-2'], 29_585],
    // By the month: it ends with the month, and the next one is withdrawn.
    ['private', MONTH, [], '2026-09-15', '2026-10-07', [], 0],
    ['private', MONTH, [PAID], '2026-10-20', '2026-11-07', [], 0],
    ['private', MONTH, [PAID, OPEN], '2026-10-25', '2026-11-07', ['withdraw INV-2'], 0],
    ['private', MONTH, [PAID, PAID], '2026-10-25', '2026-11-07', ['withdraw INV-2'], 2_662],
    ['large', MONTH, [PAID, OPEN], '2026-10-25', '2026-11-07', ['withdraw INV-2'], 0],
    // The name renews with the month that begins: withdrawn with it. Once it began, its year is used.
    ['private', MONTH_AND_NAME, TWELVE, '2026-11-25', '2026-12-07', ['withdraw INV-12'], 6_292],
    ['private', MONTH_AND_NAME, TWELVE, '2026-12-10', '2027-01-07', [], 0],
  ])('%s, %j, renewals paid %j, on %s: until %s', (who, agreed, paid, today, endsOn, settlements, refund) => {
    const { order, invoices } = renewed(agreed, paid)
    const leaving = leave(order, invoices, today, { leavesAnytime: hasConsumerNotice(KINDS[who]) })
    expect(told(leaving)).toEqual([endsOn, settlements, refund])
  })

  test('gives nothing back twice: what was credited before is used up', () => {
    const { order, invoices } = renewed(YEAR, [PAID])
    const [package_] = invoices[0]?.lines ?? []
    if (!package_) throw new Error('the renewal has a line')
    const lines = [{ ...package_, amount: -package_.amount, unitPrice: -package_.amount }]
    const credited = { excl: 21_450, vatRates: [{ rate: 21, excl: 21_450, vat: 4_505 }], lines }
    const partly = invoices.map(invoice => ({ ...invoice, credited }))
    const leaving = leave(order, partly, '2027-03-10', { leavesAnytime: true })
    expect(leaving?.settlements).toMatchObject([{ kind: 'credit', lines: [{ amount: 1_981 }] }])
  })

  test('reckons an extra that joined halfway over its own days', () => {
    const { order } = renewed(YEAR, [PAID])
    const line = {
      label: 'SEO-pakket, naar rato',
      quantity: 1,
      unitPrice: 10_000,
      amount: 10_000,
      vatRate: 21,
    }
    const period = { from: '2027-03-01', until: '2027-12-07' }
    const extra = { id: 'X', number: 'X', period, lines: [line], credited: NOTHING_CREDITED, due: 0 }
    const leaving = leave(order, [extra], '2027-03-10', { leavesAnytime: true })
    // 241 of 281 days
    expect(leaving?.settlements).toMatchObject([{ kind: 'credit', lines: [{ amount: 8_577 }] }])
    expect(leaving?.refund).toBe(calculateTotals([{ amount: 8_577, vatRate: 21 }]).incl)
  })

  test('of a yearly order of 29 February ends on a day that the calendar has', () => {
    const { order, invoices } = renewed({ ...YEAR, startedOn: '2028-02-29' }, [PAID])
    expect(termOf({ cycle: 'yearly', startedOn: '2028-02-29' }, '2029-03-01').from).toBe('2029-02-28')
    expect(leave(order, invoices, '2029-01-31', { leavesAnytime: true })?.endsOn).toBe('2029-02-28')
    expect(leave(order, invoices, '2029-05-31', { leavesAnytime: true })?.endsOn).toBe('2029-06-30')
  })
})

describe('withoutTerms', () => {
  test('has the lines of a withdrawn term renew as before it', () => {
    const { order, invoices } = renewed(YEAR_AND_NAME, [OPEN])
    const settlements = leave(order, invoices, '2026-11-25', { leavesAnytime: true })?.settlements ?? []
    expect(withoutTerms(order, settlements)).toEqual({
      invoicedUntil: '2026-12-07',
      lines: renewed(YEAR_AND_NAME, []).order.lines,
    })
  })

  test('changes nothing where no term is withdrawn', () => {
    const { order } = renewed(YEAR, [PAID])
    expect(withoutTerms(order, [])).toEqual({ invoicedUntil: order.invoicedUntil, lines: order.lines })
  })
})

describe('the minimum and the notice of a line', () => {
  const agreed = (minimumMonths: number, noticeDays: number) => {
    const { order } = renewed({ cycle: 'monthly', startedOn: '2026-11-21', hasName: false }, [])
    const lines = order.lines.map(
      line => line.renewal && { ...line, renewal: { ...line.renewal, minimumMonths, noticeDays } },
    )
    return { ...order, lines: lines.flatMap(line => line ?? []) }
  }

  test.each([
    // months, days, today, a large business, anybody else
    [0, 0, '2026-12-01', '2026-12-21', '2026-12-21'],
    [3, 0, '2026-12-01', '2027-02-21', '2027-02-21'],
    [24, 0, '2026-12-01', '2028-11-21', '2027-11-21'],
    [0, 14, '2026-12-01', '2026-12-21', '2026-12-21'],
    [0, 30, '2026-12-01', '2027-01-21', '2026-12-31'],
    [0, 90, '2026-12-01', '2027-03-21', '2027-01-01'],
    [2, 90, '2026-12-01', '2027-03-21', '2027-01-21'],
  ])('%i months and %i days, on %s: until %s, and %s', (months, days, today, large, other) => {
    expect(endOfLeaving(agreed(months, days), today, { leavesAnytime: false })).toBe(large)
    expect(endOfLeaving(agreed(months, days), today, { leavesAnytime: true })).toBe(other)
  })

  test('an order whose renewal is late ends with what was invoiced', () => {
    expect(endOfLeaving(agreed(0, 0), '2027-01-10', { leavesAnytime: true })).toBe('2026-12-21')
  })

  test('one that does not run has no last day', () => {
    expect(
      endOfLeaving({ ...agreed(0, 0), startedOn: null }, '2026-12-01', { leavesAnytime: true }),
    ).toBeNull()
  })
})
