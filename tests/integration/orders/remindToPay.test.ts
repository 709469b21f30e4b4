import { describe, expect, test } from 'vitest'
import { insertPayment } from '@/features/billing/server/payments/paymentRepository'
import { getPaymentReturn } from '@/features/orders/server/orderPayment'
import { remindToPay, stopReminders } from '@/features/orders/server/remindToPay'
import { asSystem } from '@/platform/access/authority'
import { transaction } from '@/platform/db/transaction'
import { at, eventsOf, newCustomer, newDraft, newOrder, orderOf } from '../../support/invoices'
import { mailsAbout } from '../../support/submissions'
import { testCtx } from '../../support/testCtx'

const base = await testCtx()
const customer = await newCustomer(base)
const remindAt = (moment: string) => remindToPay(at(base, moment))

/** An order of 1 December 2026 at eleven in Enschede that nobody paid. */
async function unpaid(part: object = {}) {
  const order = await newOrder(base, customer, {
    ...{ status: 'pending', startedOn: null, invoicedUntil: null, domainRenewsOn: null },
    ...{ createdAt: '2026-12-01T10:00:00.000Z', ...part },
  })
  const draft = await newDraft(base, customer, { order })
  return { order, draft, orderKey: (await orderOf(base, order)).orderKey ?? '' }
}

const remindersOf = async (order: string) =>
  (await mailsAbout(base, order)).filter(({ template }) => template === 'hosting-order-unpaid')

describe('an order that nobody paid', () => {
  test.each([
    ['59 minutes', '2026-12-01T10:59:00Z', 0],
    ['an hour', '2026-12-01T11:00:00Z', 1],
    ['three days, the first missed', '2026-12-04T10:00:00Z', 1],
  ])('is reminded of after %s, whoever runs twice', async (_when, moment, count) => {
    const { order } = await unpaid()
    await Promise.all([remindAt(moment), remindAt(moment)])
    await remindAt(moment)
    expect(await remindersOf(order)).toHaveLength(count)
  })

  test('is reminded of twice in all, with where to pay it and when it lapses', async () => {
    const { order } = await unpaid()
    for (const moment of ['2026-12-01T11:00:00Z', '2026-12-02T10:00:00Z', '2026-12-04T10:00:00Z'])
      await remindAt(moment)
    await remindAt('2026-12-10T10:00:00Z')
    const mails = await remindersOf(order)
    expect(mails).toHaveLength(2)
    expect(mails[0]?.text).toContain('op 15 december 2026 vervalt de bestelling vanzelf')
    expect((await eventsOf(base, order)).map(([change]) => change)).toEqual([
      'Aan de betaling herinnerd',
      'Nog eens aan de betaling herinnerd',
    ])
  })

  test('is not reminded of once its customer asked so, who may ask twice', async () => {
    const { order, orderKey } = await unpaid()
    expect(await getPaymentReturn(base, orderKey)).toMatchObject({ remindersStopped: false })
    expect(await Promise.all([stopReminders(base, orderKey), stopReminders(base, orderKey)])).toEqual([
      { kind: 'stopped' },
      { kind: 'stopped' },
    ])
    expect(await getPaymentReturn(base, orderKey)).toMatchObject({ remindersStopped: true })
    await remindAt('2026-12-04T10:00:00Z')
    expect(await remindersOf(order)).toEqual([])
    expect(await eventsOf(base, order)).toEqual([['Wil geen herinneringen meer', null, null, 'Klant']])
  })

  test('is left alone while the bank is at work, and once it runs or was given up', async () => {
    const { order, draft } = await unpaid()
    const payment = await transaction(base, tx =>
      insertPayment(base, tx, { invoice: draft, order, amount: 2481 }),
    )
    await base.payload.update({
      collection: 'payments',
      ...{ id: payment, data: { state: 'pending' }, depth: 0, ...asSystem },
    })
    const others = await Promise.all(['active', 'cancelled'].map(status => unpaid({ status })))
    await remindAt('2026-12-01T12:00:00Z')
    for (const each of [order, ...others.map(other => other.order)])
      expect(await remindersOf(each)).toEqual([])
  })

  test.each(['', 'x', '00000000-0000-4000-8000-000000000000'])('%j stops nothing', async key => {
    expect(await stopReminders(base, key)).toEqual({ kind: 'unknown' })
  })
})
