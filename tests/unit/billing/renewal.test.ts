import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BillingCycle } from '@/features/catalogue/model/terms'
import { cycleFor, type OrderLine, orderLines, type Renewal } from '@/features/orders/model/orderLines'
import { isUnpaidTooLong } from '@/features/orders/model/orderStatus'
import { firstTerm, renewalDue, renewalToAnnounce, renewTerm } from '@/features/orders/model/renewal'
import { addDays, addMonths, daysBetween } from '@/platform/time/day'
import { PRICES } from '../orders/priceList'

const NAME = { name: 'jansen.nl', mode: 'new', answer: 'free' } as const

/** An order that began on this day, with a name that renews on a day of its own. */
function order(
  cycle: BillingCycle,
  startedOn: string,
  nameRenewsOn: string | null = addMonths(startedOn, 12),
) {
  const lines = orderLines({ packageKey: 'basis', cycle, extras: ['ssl'], domain: NAME }, PRICES) ?? []
  const first = firstTerm({ cycle, domainState: 'toRegister', lines }, startedOn)
  const running = first.lines.map(line =>
    line.kind === 'domain' ? { ...line, renewsOn: nameRenewsOn } : line,
  )
  return { cycle, ...first, lines: running }
}

type Running = ReturnType<typeof order>

const nameRenewal = ({ lines }: Pick<Running, 'lines'>) =>
  lines.find(line => line.kind === 'domain')?.renewsOn

/** The terms that follow the first one, each with how often the name is in it. */
function renewals(agreed: Running, count: number) {
  let [from, lines] = [agreed.invoicedUntil, agreed.lines]
  return Array.from({ length: count }, () => {
    const term = renewTerm({ ...agreed, lines }, from)
    const names = term.lines.filter(line => line.label.startsWith('Domeinnaam')).length
    const invoiced = { from, until: term.until, names }
    from = term.until
    lines = term.running
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
  ] as const)('%s with a name that is %s, from %s', (cycle, domainState, startedOn, until, nameRenewsOn) => {
    const { lines } = order(cycle, startedOn)
    const first = firstTerm({ cycle, domainState, lines }, startedOn)
    expect(first).toMatchObject({ startedOn, invoicedUntil: until })
    expect(first.lines).toMatchObject([
      { kind: 'package', startedOn, renewsOn: until },
      { kind: 'extra', startedOn, renewsOn: until },
      { kind: 'domain', startedOn: nameRenewsOn && startedOn, renewsOn: nameRenewsOn },
    ])
  })
})

test('the year of a name that may not be registered yet does not begin with the order', () => {
  const { lines } = order('monthly', '2026-11-24')
  const first = firstTerm(
    { cycle: 'monthly', domainState: 'toRegister', holdsName: true, lines },
    '2026-11-24',
  )
  expect(first.lines.at(-1)).toMatchObject({ kind: 'domain', startedOn: null, renewsOn: null })
  expect(first.invoicedUntil).toBe('2026-12-24')
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

describe('a name', () => {
  test.each([
    ['2026-11-21', '2027-11-21', '2027-10-21', '2027-11-21'],
    ['2026-11-21', '2027-11-21', '2027-11-21', '2028-11-21'],
    ['2026-11-21', '2027-11-21', '2026-12-21', '2027-11-21'],
    ['2026-11-21', '2027-02-10', '2027-01-21', '2028-02-10'],
    ['2028-02-29', '2031-02-28', '2031-02-28', '2032-02-29'],
    ['2027-02-28', '2031-02-28', '2031-02-28', '2032-02-28'],
    ['2026-11-21', null, '2027-01-21', null],
  ])('of an order of %s that renews on %s, in the term from %s: %s', (startedOn, renewsOn, from, next) => {
    const { running } = renewTerm(order('monthly', startedOn, renewsOn), from)
    expect(nameRenewal({ lines: running })).toBe(next)
  })
})

describe('renewTerm', () => {
  test('is at the prices that were agreed, without the name while its year lasts', () => {
    const term = renewTerm(order('monthly', '2026-11-21'), '2026-12-21')
    expect(term).toMatchObject({
      lines: [
        { label: 'Basis Hosting', quantity: 1, unit: 'month', unitPrice: 1_950, amount: 1_950, vatRate: 21 },
        { label: 'SSL Premium', quantity: 1, unitPrice: 250, amount: 250, vatRate: 21 },
      ],
      until: '2027-01-21',
      running: [{ renewsOn: '2027-01-21' }, { renewsOn: '2027-01-21' }, { renewsOn: '2027-11-21' }],
    })
    expect(term.lines).toHaveLength(2)
  })

  test('has the name at its yearly price in the term in which it renews', () => {
    const { lines, until } = renewTerm(order('yearly', '2026-11-21'), '2027-11-21')
    expect([lines.at(-1), until]).toEqual([
      {
        ...{ label: 'Domeinnaam jansen.nl, 1 jaar', quantity: 1, unit: 'year' },
        ...{ unitPrice: 3_000, amount: 3_000, vatRate: 21 },
      },
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

  test('has a name whose day went by within the days that were invoiced ahead', () => {
    const term = renewTerm(order('yearly', '2026-11-21', '2028-11-15'), '2028-11-21')
    expect([term.until, nameRenewal({ lines: term.running })]).toEqual(['2029-11-21', '2029-11-15'])
    expect(term.lines).toHaveLength(3)
  })
})

const service = (key: string, renewal: Partial<Renewal> | null, amount = 5_000): OrderLine => ({
  ...{ kind: 'service', key, label: key, quantity: 1, unitPrice: amount, amount, vatRate: 21 },
  renewal: renewal && { amount, months: 1, minimumMonths: 0, noticeDays: 0, ...renewal },
})

const care = service('Onderhoud', {})
const audit = service('Jaarlijkse controle', { months: 12 }, 20_000)
const setUp = service('Instellen', null, 30_000)

/** An order of nothing but services, from this day. */
function ofServices(lines: OrderLine[], startedOn: string) {
  const billingCycle = cycleFor(lines)
  return { billingCycle, ...firstTerm({ cycle: billingCycle, domainState: null, lines }, startedOn) }
}

describe('an order without a package and without a name', () => {
  test.each([
    ['by the month', [care], 'monthly'],
    ['by the year', [audit], 'yearly'],
    ['by the month, with something yearly', [audit, care], 'monthly'],
    ['by the year, with something once', [setUp, audit], 'yearly'],
  ] as const)('is invoiced %s', (_what, lines, cycle) => {
    expect(cycleFor(lines)).toBe(cycle)
  })

  test.each([
    ['nothing', []],
    ['what is paid once', [setUp]],
    ['what renews each quarter', [service('Kwartaal', { months: 3 })]],
  ])('is none of %s', (_what, lines) => {
    expect(() => cycleFor(lines)).toThrow('renews every month or year')
  })

  test('renews each line in its own rhythm, and what is paid once never', () => {
    let { lines, invoicedUntil: from, ...rest } = ofServices([setUp, care, audit], '2026-01-31')
    const invoiced = Array.from({ length: 24 }, () => {
      const term = renewTerm({ ...rest, cycle: rest.billingCycle, lines }, from)
      from = term.until
      lines = term.running
      return term.lines.map(line => line.label)
    })
    const each = invoiced.map((labels, at) => [at + 1, labels] as const)
    expect(each.filter(([, labels]) => labels.length > 1)).toEqual([
      [12, ['Onderhoud', 'Jaarlijkse controle']],
      [24, ['Onderhoud', 'Jaarlijkse controle']],
    ])
    expect(invoiced.every(([first]) => first === 'Onderhoud')).toBe(true)
    expect(from).toBe('2028-02-29')
  })
})

describe('renewalToAnnounce', () => {
  const yearly = { ...order('yearly', '2025-12-07'), endsOn: null, renewalAnnouncedFor: null }
  const monthly = { ...order('monthly', '2025-12-07'), endsOn: null, renewalAnnouncedFor: null }
  const all = ['Basis Hosting', 'SSL Premium', `Domeinnaam ${NAME.name}, eerste jaar`]
  test.each([
    ['37 days before a month of 30 days', yearly, '2026-10-31', null],
    ['five days more than a month before', yearly, '2026-11-02', ['2026-12-07', all]],
    ['later, when the worker stood still', yearly, '2026-12-06', ['2026-12-07', all]],
    ['on the day itself', yearly, '2026-12-07', null],
    ['once it was announced', { ...yearly, renewalAnnouncedFor: '2026-12-07' }, '2026-11-10', null],
    [
      'a year after it was',
      { ...yearly, renewalAnnouncedFor: '2025-12-07' },
      '2026-11-10',
      ['2026-12-07', all],
    ],
    ['when it ends that day', { ...yearly, endsOn: '2026-12-07' }, '2026-11-10', null],
    ['by the month, only the name', monthly, '2026-11-10', ['2026-12-07', all.slice(2)]],
    ['by the month, in spring', monthly, '2026-04-10', null],
  ] as const)('%s', (_what, each, today, announced) => {
    const found = renewalToAnnounce(each, today)
    expect(found && [found.day, found.lines.map(line => line.label)]).toEqual(announced)
  })
})

test('a name that renews soon after the hosting is announced in its own time', () => {
  const agreed = order('yearly', '2025-12-07', '2026-12-20')
  const announced = { ...agreed, endsOn: null, renewalAnnouncedFor: '2026-12-07' }
  expect(renewalToAnnounce(announced, '2026-11-14')).toBeNull()
  expect(renewalToAnnounce(announced, '2026-11-16')?.day).toBe('2026-12-20')
})

describe('a term in which the order ends', () => {
  test.each([
    ['2026-12-29', 8, [503, 3_000]],
    ['2027-01-21', 31, [1_950, 3_000]],
    ['2027-03-01', 31, [1_950, 3_000]],
  ])('on %s has %i of 31 days, and the year of a name whole', (endsOn, days, amounts) => {
    const lines =
      orderLines({ packageKey: 'basis', cycle: 'monthly', extras: [], domain: NAME }, PRICES) ?? []
    const first = firstTerm({ cycle: 'monthly', domainState: 'toRegister', lines }, '2025-12-21')
    const term = renewTerm({ cycle: 'monthly', ...first, endsOn }, '2026-12-21')
    expect(daysBetween('2026-12-21', term.until)).toBe(days)
    expect(term.lines.map(line => line.amount)).toEqual(amounts)
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
