import { describe, expect, test } from 'vitest'
import type { OrderLine } from '@/features/orders/model/orderLines'
import { renewOrder, renewOrders } from '@/features/orders/server/renewOrders'
import { asSystem } from '@/platform/access/authority'
import { AGREED, at, eventsOf, invoicesOf, newCustomer, newOrder, orderOf } from '../../support/invoices'
import { mailsAbout } from '../../support/submissions'
import { testCtx } from '../../support/testCtx'

const base = await testCtx()
const on = (day: string) => at(base, `${day}T09:00:00Z`)
const customer = await newCustomer(base)

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
