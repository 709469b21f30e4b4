import { describe, expect, test } from 'vitest'
import { insertPayment } from '@/features/billing/server/payments/paymentRepository'
import { cancelUnpaidOrders, endCancelledOrders } from '@/features/orders/server/cancelOrder'
import { asSystem } from '@/platform/access/authority'
import { transaction } from '@/platform/db/transaction'
import { at, eventsOf, invoiceOf, newCustomer, newDraft, newOrder, orderOf } from '../../support/invoices'
import { mailsAbout } from '../../support/submissions'
import { testCtx } from '../../support/testCtx'

const base = await testCtx()
const on = (day: string) => at(base, `${day}T09:00:00Z`)
const customer = await newCustomer(base)

describe('an order that nobody paid', () => {
  const pending = { status: 'pending', startedOn: null, invoicedUntil: null, domainRenewsOn: null }
  const ordered = async (part: object = {}) => {
    const order = await newOrder(base, customer, {
      ...pending,
      createdAt: '2026-11-01T10:00:00.000Z',
      ...part,
    })
    return { order, draft: await newDraft(base, customer, { order }) }
  }

  test('is cancelled after 14 days, its draft goes, and its customer hears of it once', async () => {
    const { order, draft } = await ordered()
    await cancelUnpaidOrders(at(base, '2026-11-15T09:59:59Z'))
    expect(await orderOf(base, order)).toMatchObject({ status: 'pending' })
    await Promise.all([0, 1, 2].map(() => cancelUnpaidOrders(at(base, '2026-11-15T10:00:00Z'))))
    expect(await orderOf(base, order)).toMatchObject({ status: 'cancelled' })
    await expect(invoiceOf(base, draft)).rejects.toThrow()
    expect((await mailsAbout(base, order)).map(each => [each.template, each.to])).toEqual([
      ['order-abandoned', customer.email],
    ])
    expect(await eventsOf(base, order)).toEqual([['Status', 'In behandeling', 'Geannuleerd', 'Systeem']])
  })

  test('is waited for while the bank is at work, and keeps the record of its attempts', async () => {
    const { order, draft } = await ordered()
    const payment = await transaction(base, tx =>
      insertPayment(base, tx, { invoice: draft, order, amount: 2481 }),
    )
    const stands = (state: 'pending' | 'open') =>
      base.payload.update({
        collection: 'payments',
        ...{ id: payment, data: { state }, depth: 0, ...asSystem },
      })
    await stands('pending')
    await cancelUnpaidOrders(on('2026-12-20'))
    expect(await orderOf(base, order)).toMatchObject({ status: 'pending' })
    await stands('open')
    await cancelUnpaidOrders(on('2026-12-20'))
    expect(await orderOf(base, order)).toMatchObject({ status: 'cancelled' })
    const kept = await base.payload.findByID({ collection: 'payments', id: payment, depth: 0, ...asSystem })
    expect(kept).toMatchObject({ order, invoice: null, state: 'open' })
  })
})

describe('an order that was cancelled to the end of its term', () => {
  test('ends on that day, once, with a mail to its customer and one to whoever takes it down', async () => {
    const order = await newOrder(base, customer, { endsOn: '2026-12-21' })
    await endCancelledOrders(on('2026-12-20'))
    expect(await orderOf(base, order)).toMatchObject({ status: 'active' })
    await Promise.all([0, 1, 2].map(() => endCancelledOrders(on('2026-12-21'))))
    expect(await orderOf(base, order)).toMatchObject({ status: 'cancelled' })
    expect((await mailsAbout(base, order)).map(each => each.template)).toEqual([
      'order-ended',
      'order-to-close',
    ])
  })

  test('ends while it is suspended too', async () => {
    const order = await newOrder(base, customer, { endsOn: '2026-12-21', status: 'suspended' })
    await endCancelledOrders(on('2026-12-21'))
    expect(await orderOf(base, order)).toMatchObject({ status: 'cancelled' })
  })
})
