import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { EMPTY_CUSTOMER } from '@/features/customers/model/customer'
import type { OrderLine, Renewal } from '@/features/orders/model/orderLines'
import { cancelOwnOrder, endCancelledOrders } from '@/features/orders/server/cancelOrder'
import { changeOrderStatus } from '@/features/orders/server/changeOrderStatus'
import { orderDetail } from '@/features/orders/server/console/details'
import { hostingStats } from '@/features/orders/server/console/stats'
import { invoiceOrder } from '@/features/orders/server/invoiceOrder'
import { insertOrder } from '@/features/orders/server/orderRepository'
import { getOwnOrder } from '@/features/orders/server/ownOrders'
import { renewOrders } from '@/features/orders/server/renewOrders'
import { markOrderPaidByTransfer } from '@/features/orders/server/startOrder'
import type { Ctx } from '@/platform/ctx'
import { transaction } from '@/platform/db/transaction'
import { storedMail } from '@/platform/email/transport'
import { calculateTotals } from '@/platform/money/tax'
import { at, eventsOf, invoicesOf, newCustomer, orderOf } from '../../support/invoices'
import { mailsAbout } from '../../support/submissions'
import { staffMember, testCtx } from '../../support/testCtx'

const base = await testCtx({ mail: storedMail })
const staff = await staffMember(base.payload, 'operator')
const on = (day: string) => at(base, `${day}T09:00:00Z`)
const office = (day: string): Ctx => ({ ...on(day), user: staff })
const customer = await newCustomer(base)
const { id: _id, ...particulars } = customer
const buyer = { ...EMPTY_CUSTOMER, ...particulars }
const area = (day: string): Ctx => ({
  ...on(day),
  user: { id: customer.id, collection: 'hosting-customers' } as Ctx['user'],
})

const service = (label: string, amount: number, renewal: Partial<Renewal> | null): OrderLine => ({
  ...{ kind: 'service', key: label, label, quantity: 1, unitPrice: amount, amount, vatRate: 21 },
  renewal: renewal && { amount, months: 1, minimumMonths: 0, noticeDays: 0, ...renewal },
})

const LINES = [
  service('Onderhoud', 5_000, { minimumMonths: 3, noticeDays: 30 }),
  service('Jaarlijkse controle', 20_000, { months: 12 }),
  service('Instellen', 30_000, null),
]

/** An order of services with its draft and payment, as whoever agrees on one writes it. */
function ordered(ctx: Ctx): Promise<string> {
  return transaction(ctx, async tx => {
    const order = await insertOrder(ctx, tx, {
      ...{ customer: customer.id, buyer, title: 'Onderhoud', package: null, domain: null },
      ...{ lines: LINES, amounts: calculateTotals(LINES), termsVersion: null },
      submission: { submissionKey: randomUUID(), contentHash: randomUUID() },
    })
    if (!order) throw new Error('not written')
    await invoiceOrder(ctx, tx, { ...order, customer: customer.id, buyer, lines: LINES })
    return order.id
  })
}

const pay = (day: string, order: string) =>
  markOrderPaidByTransfer(office(day), order, { paidOn: day, reference: '' })

const amounts = async (order: string) =>
  (await invoicesOf(base, order)).map(each => each.lines.map(line => [line.label, line.amount]))

describe('an order without a package and without a name', () => {
  test('runs from when it is paid, with nothing to set up and no promise', async () => {
    const order = await ordered(on('2026-11-21'))
    expect(await orderOf(base, order)).toMatchObject({
      ...{ status: 'pending', title: 'Onderhoud', packageName: null, domainName: null },
      ...{ billingCycle: 'monthly', excl: 55_000, incl: 66_550, termsVersion: null, termsAcceptedAt: null },
    })
    expect(await pay('2026-11-21', order)).toEqual({ kind: 'started' })
    expect(await orderOf(base, order)).toMatchObject({
      ...{ status: 'active', startedOn: '2026-11-21', invoicedUntil: '2026-12-21', domainRenewsOn: null },
      ...{ checklist: [], setUpBy: null },
    })
    const [invoice] = await invoicesOf(base, order)
    expect(invoice).toMatchObject({ paymentStatus: 'paid', incl: 66_550, periodUntil: '2026-12-21' })
    const [told] = await mailsAbout(base, order)
    expect(told?.text).toContain('Onderhoud loopt vanaf vandaag.')
    expect(told?.text).not.toContain('hosting is beloofd')
  })

  test('renews every line in its own rhythm, and what is paid once never', async () => {
    const order = await ordered(on('2026-11-21'))
    await pay('2026-11-21', order)
    for (let month = 0; month < 12; month++) await renewOrders(on('2027-12-01'))
    const [first, ...renewed] = await amounts(order)
    expect(first).toHaveLength(3)
    expect(renewed).toEqual([
      ...Array.from({ length: 11 }, () => [['Onderhoud', 5_000]]),
      [
        ['Onderhoud', 5_000],
        ['Jaarlijkse controle', 20_000],
      ],
    ])
    expect(await orderOf(base, order)).toMatchObject({ invoicedUntil: '2027-12-21' })
  })

  test('is cancelled to the end of its minimum and its notice, and ends then', async () => {
    const order = await ordered(on('2026-11-21'))
    await pay('2026-11-21', order)
    expect(await getOwnOrder(area('2026-12-01'), order)).toMatchObject({
      ...{
        title: 'Onderhoud',
        leaving: { endsOn: '2027-02-21', settlements: [], refund: 0 },
        domainRenewsOn: null,
      },
    })
    const ended = { kind: 'cancelled', endsOn: '2027-02-21' }
    expect(await cancelOwnOrder(area('2026-12-01'), order)).toEqual(ended)
    for (let month = 0; month < 4; month++) await renewOrders(on('2027-02-20'))
    expect(await orderOf(base, order)).toMatchObject({ status: 'active', invoicedUntil: '2027-02-21' })
    await endCancelledOrders(on('2027-02-21'))
    expect(await orderOf(base, order)).toMatchObject({ status: 'cancelled', endsOn: '2027-02-21' })
    expect(await amounts(order)).toHaveLength(3)
    expect((await eventsOf(base, order)).map(([change]) => change)).toEqual([
      ...['Status', 'Opgezegd per', 'Gefactureerd tot', 'Gefactureerd tot', 'Status'],
    ])
  })

  test('counts each month for what renews, and not for what is paid once', async () => {
    const monthly = async () => (await hostingStats(office('2026-11-22'))).monthly
    const before = await monthly()
    await pay('2026-11-21', await ordered(on('2026-11-21')))
    expect(await monthly()).toBe(before + 6_667)
  })

  test('stands in the console by its title, and no letter about it names hosting', async () => {
    const order = await ordered(on('2026-11-21'))
    await pay('2026-11-21', order)
    const detail = await orderDetail(office('2026-11-22'), order)
    expect(detail?.row).toMatchObject({ title: 'Onderhoud', domainName: null, handsBy: null, toDo: 0 })
    await changeOrderStatus(office('2026-11-22'), order, 'suspended', 'Proef')
    await changeOrderStatus(office('2026-11-22'), order, 'active', 'Proef')
    await cancelOwnOrder(area('2026-12-01'), order)
    for (let month = 0; month < 4; month++) await renewOrders(on('2027-02-20'))
    await endCancelledOrders(on('2027-02-21'))
    const unpaid = await ordered(on('2026-11-21'))
    await changeOrderStatus(office('2026-11-22'), unpaid, 'cancelled', 'Proef')
    const mails = [...(await mailsAbout(base, order)), ...(await mailsAbout(base, unpaid))]
    const toCustomer = mails.filter(mail => mail.to === customer.email)
    expect(toCustomer.length).toBeGreaterThan(4)
    expect(toCustomer.filter(mail => /hosting(?!-)/i.test(`${mail.subject} ${mail.text}`))).toEqual([])
  })
})
