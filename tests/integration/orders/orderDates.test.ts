import { describe, expect, test } from 'vitest'
import { settlePayment } from '@/features/billing/server/payments/settlePayment'
import { testProvider } from '@/features/billing/server/providers/test'
import type { BillingCycle } from '@/features/catalogue/model/terms'
import { renewOrder } from '@/features/orders/server/renewOrders'
import { storedMail } from '@/platform/email/transport'
import { addDays } from '@/platform/time/day'
import { at } from '../../support/invoices'
import { order } from '../../support/orders'
import { invoicesOf, orderOf, paymentsOf, placed } from '../../support/paidOrders'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })

/** An order that was placed at one moment and paid at another. */
async function sold(moments: { placed: string; paid: string }, cycle: BillingCycle = 'monthly') {
  const input = await order(ctx, { basket: { cycle, extras: [] } })
  const made = await placed(at(ctx, moments.placed), input)
  await settlePayment(at(ctx, moments.paid), made.payment, testProvider('paid'))
  return made.order
}

const facts = async (id: string) => {
  const [kept, [invoice], [payment]] = [
    await orderOf(ctx, id),
    await invoicesOf(ctx, id),
    await paymentsOf(ctx, id),
  ]
  return {
    ...{ ordered: kept?.number.slice(0, 8), startedOn: kept?.startedOn, until: kept?.invoicedUntil },
    ...{ setUpBy: kept?.setUpBy, paidAt: payment?.paidAt, paidOn: invoice?.paidOn },
    ...{ number: invoice?.number, issueDate: invoice?.issueDate, dueDate: invoice?.dueDate },
    period: [invoice?.periodFrom, invoice?.periodUntil],
  }
}

/** The days and numbers that follow from one moment of payment. Each has a year to itself, so each is the first of it. */
function follows(paid: string, day: string, until: string, part: object = {}) {
  const setUpBy = new Date(new Date(paid).getTime() + 3 * 3_600_000).toISOString()
  return {
    ...{ ordered: `HO${day.slice(2).replaceAll('-', '')}`, startedOn: day, until, setUpBy },
    ...{ paidAt: new Date(paid).toISOString(), paidOn: day, issueDate: day, dueDate: addDays(day, 14) },
    ...{ number: `INV${day.slice(0, 4)}-00001`, period: [day, until], ...part },
  }
}

describe('an order that is placed and paid', () => {
  test.each([
    ['in the last second before summer time', '2027-03-28T00:59:59Z', '2027-03-28', '2027-04-28'],
    ['in the first second of summer time', '2028-03-26T01:00:00Z', '2028-03-26', '2028-04-26'],
    ['in the hour that comes twice, the first time', '2029-10-28T00:30:00Z', '2029-10-28', '2029-11-28'],
    ['in the hour that comes twice, the second time', '2030-10-27T01:30:00Z', '2030-10-27', '2030-11-27'],
    ['in the last second of the year', '2031-12-31T22:59:59Z', '2031-12-31', '2032-01-31'],
    ['in the first second of the year', '2033-12-31T23:00:00Z', '2034-01-01', '2034-02-01'],
    ['in the last second of a summer day', '2035-06-30T21:59:59Z', '2035-06-30', '2035-07-30'],
    ['on 29 February', '2036-02-29T11:00:00Z', '2036-02-29', '2036-03-29'],
  ])('%s', async (_when, moment, day, until) => {
    expect(await facts(await sold({ placed: moment, paid: moment }))).toEqual(follows(moment, day, until))
  })

  test('in two different years has the day of each', async () => {
    const moments = { placed: '2037-12-31T22:59:59Z', paid: '2037-12-31T23:00:01Z' }
    const expected = follows(moments.paid, '2038-01-01', '2038-02-01', { ordered: 'HO371231' })
    expect(await facts(await sold(moments))).toEqual(expected)
  })
})

describe('the terms that follow', () => {
  test.each([
    [
      'by the month, from the 31st',
      ...['monthly', '2041-01-31T11:00:00Z'],
      ['2041-02-28', '2041-03-31', '2041-04-30', '2041-05-31'],
    ],
    [
      'by the month, over the year',
      ...['monthly', '2043-12-31T22:59:59Z'],
      ['2044-01-31', '2044-02-29', '2044-03-31'],
    ],
    [
      'by the year, from 29 February',
      ...['yearly', '2048-02-29T11:00:00Z'],
      ['2049-02-28', '2050-02-28', '2051-02-28', '2052-02-29'],
    ],
  ] as [string, BillingCycle, string, string[]][])('%s', async (_name, cycle, paid, days) => {
    const id = await sold({ placed: paid, paid }, cycle)
    for (const day of days.slice(0, -1)) {
      const ahead = `${addDays(day, -14)}T00:00:00Z`
      expect(await renewOrder(at(ctx, `${addDays(day, -15)}T12:00:00Z`), id)).toBeNull()
      expect(await renewOrder(at(ctx, ahead), id)).not.toBeNull()
      expect(await renewOrder(at(ctx, ahead), id)).toBeNull()
    }
    const invoices = await invoicesOf(ctx, id)
    expect(invoices.map(each => each.periodUntil)).toEqual(days)
    expect(invoices.slice(1).map(each => each.issueDate)).toEqual(
      days.slice(0, -1).map(day => addDays(day, -14)),
    )
    for (const { number, issueDate } of invoices) expect(number?.slice(3, 7)).toBe(issueDate?.slice(0, 4))
  })
})

describe('a clock that is put back between two payments', () => {
  const numbersOf = async (...moments: string[]) => {
    const found: (string | null | undefined)[][] = []
    for (const moment of moments) {
      const [invoice] = await invoicesOf(ctx, await sold({ placed: moment, paid: moment }))
      found.push([invoice?.number, invoice?.issueDate, invoice?.paidOn])
    }
    return found
  }

  test('gives the next number on no earlier day', async () => {
    expect(await numbersOf('2055-06-15T10:00:00Z', '2055-06-14T10:00:00Z', '2055-06-16T10:00:00Z')).toEqual([
      ['INV2055-00001', '2055-06-15', '2055-06-15'],
      ['INV2055-00002', '2055-06-15', '2055-06-15'],
      ['INV2055-00003', '2055-06-16', '2055-06-16'],
    ])
  })

  test('over New Year goes on with the numbers of the old year, and leaves no gap in the new', async () => {
    const [before, after] = ['2057-12-31T22:59:00Z', '2057-12-31T23:00:30Z']
    expect(await numbersOf(before, after, before, after)).toEqual([
      ['INV2057-00001', '2057-12-31', '2057-12-31'],
      ['INV2058-00001', '2058-01-01', '2058-01-01'],
      ['INV2057-00002', '2057-12-31', '2057-12-31'],
      ['INV2058-00002', '2058-01-01', '2058-01-01'],
    ])
  })
})
