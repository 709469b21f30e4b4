import { describe, expect, test } from 'vitest'
import { markPaidByTransfer } from '@/features/billing/server/staffInvoices'
import type { OrderLine } from '@/features/orders/model/orderLines'
import { announceRenewals } from '@/features/orders/server/announceRenewals'
import { cancelOwnOrder, endCancelledOrders } from '@/features/orders/server/cancelOrder'
import { getOwnOrder } from '@/features/orders/server/ownOrders'
import { renewOrder, renewOrders } from '@/features/orders/server/renewOrders'
import { asSystem } from '@/platform/access/authority'
import {
  at,
  eventsOf,
  invoicesOf,
  NO_MINIMUM,
  newCustomer,
  newOrder,
  orderOf,
  type TestCustomer,
} from '../../support/invoices'
import { mailsOn } from '../../support/paidOrders'
import { staffMember, testCtx } from '../../support/testCtx'

const base = await testCtx()
const operator = { ...base, user: await staffMember(base.payload, 'operator') }
const person = await newCustomer(base, { kind: 'private', company: '', kvk: '', vatId: '' })

const YEARLY: OrderLine[] = [
  {
    ...{ kind: 'package', key: 'basis', label: 'Basis Hosting', quantity: 1, vatRate: 21 },
    ...{ unitPrice: 21_450, amount: 21_450, renewal: { amount: 21_450, months: 12, ...NO_MINIMUM } },
  },
]

/** Hosting by the year since 7 December 2025, whose second year is invoiced on 23 November 2026. */
async function secondYear(customer: TestCustomer, isPaid: boolean) {
  const order = await newOrder(base, customer, {
    ...{ lines: YEARLY, billingCycle: 'yearly', startedOn: '2025-12-07', invoicedUntil: '2026-12-07' },
    ...{ domainName: null, domainRenewsOn: null },
  })
  const invoice = await renewOrder(at(base, '2026-11-23T09:00:00Z'), order)
  if (!invoice) throw new Error('the second year was not invoiced')
  if (isPaid)
    await markPaidByTransfer(at(operator, '2026-11-24T09:00:00Z'), invoice, {
      ...{ paidOn: '2026-11-24', reference: 'bank' },
    })
  return { order, invoice, as: owner(customer) }
}

const owner = (customer: TestCustomer) => (moment: string) => ({
  ...at(base, `${moment}T09:00:00Z`),
  user: { id: customer.id, collection: 'hosting-customers' as const },
})

const moneyOf = async (order: string) =>
  (await invoicesOf(base, order)).map(({ series, status, paymentStatus, excl, incl, booked }) => ({
    ...{ series, status, paymentStatus, excl, incl, due: Math.abs(incl - booked) },
  }))

describe('a private customer twelve days before the year ends', () => {
  test('leaves on its last day, and the invoice of the next year is withdrawn once', async () => {
    const { order, as } = await secondYear(person, false)
    const shown = await getOwnOrder(as('2026-11-25'), order)
    expect(shown?.leaving).toMatchObject({ endsOn: '2026-12-07', refund: 0 })
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => cancelOwnOrder(as('2026-11-25'), order)),
    )
    for (const answer of answers) expect(answer).toEqual({ kind: 'cancelled', endsOn: '2026-12-07' })
    expect(await moneyOf(order)).toEqual([
      { series: 'CR', status: 'sent', paymentStatus: 'paid', excl: -21_450, incl: -25_955, due: 0 },
      { series: 'INV', status: 'credited', paymentStatus: 'paid', excl: 21_450, incl: 25_955, due: 0 },
    ])
    expect(await orderOf(base, order)).toMatchObject({ endsOn: '2026-12-07', invoicedUntil: '2026-12-07' })
    const [, invoice] = await invoicesOf(base, order)
    const letters = (await mailsOn(base, order)).filter(({ template }) => template === 'hosting-order-end')
    expect(letters).toHaveLength(1)
    expect(letters[0]?.text).toContain(`Factuur ${invoice?.number} vervalt`)
    expect((await eventsOf(base, order)).filter(([change]) => change === 'Opgezegd per')).toHaveLength(1)
    await renewOrders(at(base, '2026-12-06T09:00:00Z'))
    expect(await invoicesOf(base, order)).toHaveLength(2)
    await endCancelledOrders(at(base, '2026-12-07T09:00:00Z'))
    expect(await orderOf(base, order)).toMatchObject({ status: 'cancelled' })
    const texts = (await mailsOn(base, order)).map(({ template, text }) => [template, text])
    expect(Object.fromEntries(texts)).toMatchObject({
      'hosting-order-end': expect.stringContaining(
        'Vraag ze tot 30 dagen daarna bij ons op; dan wissen we ze.',
      ),
      'order-ended': expect.stringContaining('voor 6 januari 2027: die dag wissen we ze.'),
      'order-to-close': expect.stringContaining('bewaar bestanden en mail tot 6 januari 2027'),
    })
  })

  test('gets back what was paid ahead, and staff read how much', async () => {
    const { order, as } = await secondYear(person, true)
    const shown = await getOwnOrder(as('2026-11-25'), order)
    expect(shown?.leaving).toMatchObject({ refund: 25_955 })
    await cancelOwnOrder(as('2026-11-25'), order)
    expect(await moneyOf(order)).toMatchObject([
      { series: 'CR', paymentStatus: 'pending', incl: -25_955 },
      { series: 'INV', status: 'credited', paymentStatus: 'paid' },
    ])
    const mails = await mailsOn(base, order)
    expect(mails.find(({ template }) => template === 'hosting-order-end')?.text).toContain(
      '259,55 terug, incl. btw',
    )
    expect(mails.find(({ template }) => template === 'hosting-order-task')?.text).toContain(
      '259,55 terug, binnen 14 dagen',
    )
  })
})

describe('within a second year', () => {
  test('what is paid beyond a month is credited', async () => {
    const { order, as } = await secondYear(person, true)
    const shown = await getOwnOrder(as('2027-03-10'), order)
    expect(shown?.leaving).toMatchObject({ endsOn: '2027-04-10', refund: 17_137 })
    const answer = { kind: 'cancelled', endsOn: '2027-04-10' }
    expect(await cancelOwnOrder(as('2027-03-10'), order)).toEqual(answer)
    expect(await moneyOf(order)).toMatchObject([
      { series: 'CR', paymentStatus: 'pending', excl: -14_163, incl: -17_137 },
      { series: 'INV', status: 'sent', paymentStatus: 'paid', excl: 21_450 },
    ])
  })

  test('what is not paid is credited too, and the rest stays to be paid', async () => {
    const { order, as } = await secondYear(person, false)
    await cancelOwnOrder(as('2027-03-10'), order)
    expect(await moneyOf(order)).toMatchObject([
      { series: 'CR', paymentStatus: 'paid', excl: -14_163 },
      { series: 'INV', status: 'sent', paymentStatus: 'overdue', excl: 21_450, due: 8_818 },
    ])
  })

  test('a small business leaves as a private customer does, one that staff marked as large does not', async () => {
    const [small, large] = [await newCustomer(base), await newCustomer(base, { isLarge: true })]
    const ends = await Promise.all(
      [small, large].map(async customer => {
        const { order, as } = await secondYear(customer, true)
        return cancelOwnOrder(as('2027-03-10'), order)
      }),
    )
    expect(ends).toEqual([
      { kind: 'cancelled', endsOn: '2027-04-10' },
      { kind: 'cancelled', endsOn: '2027-12-07' },
    ])
  })

  test('a customer does not mark themselves as small or large', async () => {
    const customer = await newCustomer(base, { isLarge: true })
    await base.payload.update({
      ...{ collection: 'hosting-customers', id: customer.id, data: { isLarge: false }, depth: 0 },
      ...{ overrideAccess: false, user: { ...customer, collection: 'hosting-customers' } as never },
    })
    const kept = { collection: 'hosting-customers', id: customer.id, depth: 0, ...asSystem } as const
    expect(await base.payload.findByID(kept)).toMatchObject({ isLarge: true })
  })
})

describe('a year that is renewed', () => {
  const lettersOn = async (order: string) =>
    (await mailsOn(base, order)).filter(({ template }) => template === 'hosting-order-renewal')

  test('is announced more than a month ahead, once, with its price and how to leave', async () => {
    const order = await newOrder(base, person, {
      ...{ lines: YEARLY, billingCycle: 'yearly', startedOn: '2025-12-07', invoicedUntil: '2026-12-07' },
      ...{ domainName: null, domainRenewsOn: null },
    })
    await announceRenewals(at(base, '2026-11-01T09:00:00Z'))
    expect(await lettersOn(order)).toEqual([])
    const day = at(base, '2026-11-03T09:00:00Z')
    await Promise.all([announceRenewals(day), announceRenewals(day)])
    await announceRenewals(at(base, '2026-11-20T09:00:00Z'))
    const letters = await lettersOn(order)
    expect(letters).toHaveLength(1)
    expect(letters[0]).toMatchObject({ to: person.email })
    for (const told of ['7 december 2026', '259,55 incl. btw', 'elke dag opzeggen'])
      expect(letters[0]?.text).toContain(told)
  })

  test('of a name is announced too, where hosting is paid by the month', async () => {
    const order = await newOrder(base, person, { invoicedUntil: '2027-11-21' })
    await announceRenewals(at(base, '2027-10-20T09:00:00Z'))
    const [letter] = await lettersOn(order)
    expect(letter?.subject).toContain('Je domeinnaam wordt op 21 november 2027 verlengd')
    expect(letter?.text).toContain('36,30 incl. btw')
    // Giving notice would end the hosting too.
    expect(letter?.text).toContain('Zeg niet op in je klantomgeving')
    expect(letter?.text).not.toContain('Zeg dan voor')
  })
})
