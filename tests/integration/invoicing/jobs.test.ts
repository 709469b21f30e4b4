import { describe, expect, test } from 'vitest'
import type { OrderLine } from '@/domain/hosting/basket'
import { asSystem } from '@/server/authority'
import { cancelAbandoned } from '@/server/invoicing/cancelAbandoned'
import { endCancelledOrders } from '@/server/invoicing/endCancelledOrders'
import { markOverdue } from '@/server/invoicing/markOverdue'
import { renewOrder } from '@/server/invoicing/renewOrder'
import { renewOrders } from '@/server/invoicing/renewOrders'
import { openPayment } from '@/server/payments/openPayment'
import { transaction } from '@/server/transaction'
import {
  AGREED,
  at,
  eventsOf,
  finalise,
  invoiceOf,
  invoicesOf,
  newCustomer,
  newDraft,
  newFinal,
  newOrder,
  orderOf,
} from '../../support/invoices'
import { mailsAbout } from '../../support/submissions'
import { testCtx } from '../../support/testCtx'

const base = await testCtx()
const on = (day: string) => at(base, `${day}T09:00:00Z`)
const customer = await newCustomer(base)

describe('an open invoice', () => {
  test('is overdue from the day after its last, once, and neither is what is paid, credited or ours to pay', async () => {
    const ctx = on('2026-11-21')
    const [open, paid, draft] = [
      await newFinal(ctx, customer),
      await newDraft(ctx, customer),
      await newDraft(ctx, customer),
    ]
    await finalise(ctx, paid, 'paid')
    const credit = await newFinal(ctx, customer, {
      credits: paid,
      lines: [{ label: 'Terug', quantity: 1, unitPrice: -1, amount: -1 }],
    })
    await markOverdue(on('2026-12-05'))
    expect(await invoiceOf(ctx, open)).toMatchObject({ dueDate: '2026-12-05', paymentStatus: 'pending' })
    await Promise.all([0, 1, 2].map(() => markOverdue(on('2026-12-06'))))
    const all = await Promise.all([open, paid, draft, credit].map(id => invoiceOf(ctx, id)))
    expect(all.map(each => each.paymentStatus)).toEqual(['overdue', 'paid', 'pending', 'pending'])
    expect(await eventsOf(ctx, open)).toEqual([['Betaling', 'Openstaand', 'Achterstallig', 'Systeem']])
  })
})

describe('the next term of an order', () => {
  test('is invoiced 14 days ahead, once, whatever runs twice, at the prices that were agreed', async () => {
    const order = await newOrder(base, customer)
    await renewOrders(on('2026-12-06'))
    expect(await invoicesOf(base, order)).toEqual([])
    const day = on('2026-12-07')
    await Promise.all([...Array(6)].map(() => renewOrders(day)))
    await renewOrders(on('2026-12-21'))
    const invoices = await invoicesOf(base, order)
    expect(invoices).toEqual([
      expect.objectContaining({
        ...{ status: 'sent', paymentStatus: 'pending', excl: 1950, vat: 410, incl: 2360 },
        ...{
          issueDate: '2026-12-07',
          dueDate: '2026-12-21',
          periodFrom: '2026-12-21',
          periodUntil: '2027-01-21',
        },
      }),
    ])
    expect(await orderOf(base, order)).toMatchObject({
      invoicedUntil: '2027-01-21',
      domainRenewsOn: '2027-11-21',
    })
    expect(await eventsOf(base, order)).toEqual([['Gefactureerd tot', '2026-12-21', '2027-01-21', 'Systeem']])
    await renewOrders(day)
    expect(await mailsAbout(base, invoices[0]?.id ?? '')).toHaveLength(1)
  })

  test('brings the name at its yearly price in the month in which it renews', async () => {
    const order = await newOrder(base, customer, { invoicedUntil: '2027-11-21' })
    await renewOrder(on('2027-11-10'), order)
    const [invoice] = await invoicesOf(base, order)
    expect(invoice?.lines.map(({ label, amount }) => [label, amount])).toEqual([
      ['Basis Hosting', 1950],
      ['Domeinnaam proeftuin.example, 1 jaar', 3000],
    ])
    expect(await orderOf(base, order)).toMatchObject({ domainRenewsOn: '2028-11-21' })
  })

  test('goes to the customer as they are called now', async () => {
    const mover = await newCustomer(base)
    const order = await newOrder(base, mover)
    await base.payload.update({
      collection: 'hosting-customers',
      ...{ id: mover.id, data: { city: 'Hengelo' }, depth: 0, ...asSystem },
    })
    await renewOrder(on('2026-12-07'), order)
    expect((await invoicesOf(base, order))[0]?.buyer).toMatchObject({ city: 'Hengelo', email: mover.email })
  })

  test('that lies behind is caught up round by round, and the last day of a month comes back', async () => {
    const term = { startedOn: '2026-12-31', invoicedUntil: '2027-01-31', domainRenewsOn: '2027-12-31' }
    const order = await newOrder(base, customer, term)
    const late = on('2027-03-20')
    for (let round = 0; round < 4; round++) await renewOrder(late, order)
    const terms = (await invoicesOf(base, order)).map(each => [each.periodFrom, each.periodUntil])
    expect(terms).toEqual([
      ['2027-01-31', '2027-02-28'],
      ['2027-02-28', '2027-03-31'],
      ['2027-03-31', '2027-04-30'],
    ])
  })

  test.each([
    ['suspended', { status: 'suspended' }],
    ['cancelled', { status: 'cancelled' }],
    ['to end with this term', { endsOn: '2026-12-21' }],
  ])('of an order that is %s is not invoiced', async (_, part) => {
    const order = await newOrder(base, customer, part)
    await renewOrders(on('2026-12-20'))
    expect(await invoicesOf(base, order)).toEqual([])
  })

  test('of one order that fails keeps no other from its invoice', async () => {
    const broken = await newOrder(base, customer, { startedOn: 'never', invoicedUntil: '2026-12-01' })
    const order = await newOrder(base, customer)
    await renewOrders(on('2026-12-10'))
    expect(await invoicesOf(base, broken)).toEqual([])
    expect(await invoicesOf(base, order)).toHaveLength(1)
    await base.payload.update({
      collection: 'hosting-orders',
      ...{ id: broken, data: { status: 'cancelled' }, depth: 0, ...asSystem },
    })
  })

  test('that costs nothing brings no invoice', async () => {
    const free = AGREED.map(line => ({ ...line, renewal: { ...line.renewal, amount: 0 } })) as OrderLine[]
    const order = await newOrder(base, customer, { lines: free })
    expect(await renewOrder(on('2026-12-10'), order)).toBeNull()
    expect(await orderOf(base, order)).toMatchObject({ invoicedUntil: '2027-01-21' })
  })
})

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
    await cancelAbandoned(at(base, '2026-11-15T09:59:59Z'))
    expect(await orderOf(base, order)).toMatchObject({ status: 'pending' })
    await Promise.all([0, 1, 2].map(() => cancelAbandoned(at(base, '2026-11-15T10:00:00Z'))))
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
      openPayment(base, tx, { invoice: draft, order, amount: 2481 }),
    )
    const stands = (state: 'pending' | 'open') =>
      base.payload.update({
        collection: 'payments',
        ...{ id: payment, data: { state }, depth: 0, ...asSystem },
      })
    await stands('pending')
    await cancelAbandoned(on('2026-12-20'))
    expect(await orderOf(base, order)).toMatchObject({ status: 'pending' })
    await stands('open')
    await cancelAbandoned(on('2026-12-20'))
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
