import { sql } from '@payloadcms/db-postgres/drizzle'
import { describe, expect, test } from 'vitest'
import { settlePayment } from '@/features/billing/server/payments/settlePayment'
import { testProvider } from '@/features/billing/server/providers/test'
import { markPaidByTransfer } from '@/features/billing/server/staffInvoices'
import { eraseCustomer } from '@/features/customers/server/personalData'
import { changeOrderStatus } from '@/features/orders/server/changeOrderStatus'
import { orderDetail } from '@/features/orders/server/console/details'
import { payOrderByKey } from '@/features/orders/server/orderPayment'
import { markOrderPaidByTransfer } from '@/features/orders/server/startOrder'
import { database } from '@/platform/db/transaction'
import { storedMail } from '@/platform/email/transport'
import { addDays, dayOf } from '@/platform/time/day'
import { cancelInFifteenDays, giveUp } from '../../support/givenUp'
import {
  eventsOn,
  invoicesOf,
  mailsOn,
  orderOf,
  type PlacedOrder,
  paymentsOf,
  placed,
  templatesOn,
} from '../../support/paidOrders'
import { staffMember, testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const staff = { ...ctx, user: await staffMember(ctx.payload, 'operator') }
const today = dayOf(new Date())
const transfer = { paidOn: addDays(today, -1), reference: 'Afschrift 77' }

const book = (order: string) => markOrderPaidByTransfer(staff, order, transfer)
const confirm = (payment: string) => settlePayment(ctx, payment, testProvider('paid'))
const templates = (id: string) => templatesOn(ctx, id)

/** An order that nobody paid in fifteen days. */
async function givenUp(): Promise<PlacedOrder> {
  const order = await placed(ctx)
  await giveUp(ctx, order.order)
  return order
}

describe('money that comes over the bank for an order that was given up', () => {
  test('has it run from today, with one final invoice that is paid on the day of the bank', async () => {
    const { order, incl } = await givenUp()
    expect(await book(order)).toEqual({ kind: 'started' })
    expect(await orderOf(ctx, order)).toMatchObject({
      ...{ status: 'active', startedOn: today, endsOn: null },
      checklist: [{ key: 'hosting' }, { key: 'logIn' }],
    })
    const invoices = await invoicesOf(ctx, order)
    expect(invoices).toMatchObject([
      {
        ...{ status: 'sent', paymentStatus: 'paid', paidBy: 'transfer', paidOn: transfer.paidOn, incl },
        ...{ paymentReference: 'Afschrift 77', issueDate: today, periodFrom: today },
      },
    ])
    expect(await templates(invoices[0]?.id ?? '')).toEqual(['hosting-invoice'])
    expect((await orderDetail(staff, order))?.invoices).toMatchObject([{ awaitsPayment: false }])
  })

  test('is told to staff as money for an order that was given up, and stands in the log', async () => {
    const { order } = await givenUp()
    await book(order)
    const mail = (await mailsOn(ctx, order)).find(each => each.template === 'payment-paid')
    expect(mail?.text).toContain('De bestelling was al opgegeven, en loopt nu alsnog.')
    expect(
      (await eventsOn(ctx, order)).map(each => [each.before, each.after, each.actorName]),
    ).toContainEqual(['Geannuleerd', 'Actief', 'Proef operator'])
  })

  test('is booked once, however often it is pressed, and no number is skipped', async () => {
    const { order } = await givenUp()
    const all = await Promise.all(Array.from({ length: 5 }, () => book(order)))
    expect(all.map(each => each.kind).toSorted()).toEqual([...Array(4).fill('notOpen'), 'started'])
    const next = await placed(ctx)
    await confirm(next.payment)
    const numbers = [...(await invoicesOf(ctx, order)), ...(await invoicesOf(ctx, next.order))].map(each =>
      Number(each.number?.slice(-5)),
    )
    expect(numbers).toEqual([numbers[0], (numbers[0] ?? 0) + 1])
    expect((await templates(order)).filter(each => each === 'payment-paid')).toHaveLength(1)
  })

  test('and online as well makes one invoice, in whichever order, and the second is paid twice', async () => {
    const orders = await Promise.all(Array.from({ length: 8 }, () => placed(ctx)))
    await cancelInFifteenDays(ctx)
    await Promise.all(orders.flatMap(({ order, payment }) => [book(order), confirm(payment)]))
    for (const { order } of orders) {
      const [invoice, ...others] = await invoicesOf(ctx, order)
      expect(others).toEqual([])
      expect(invoice).toMatchObject({ status: 'sent', paymentStatus: 'paid' })
      const problem = invoice?.paidBy === 'transfer' ? 'Dubbel betaald' : null
      expect(await paymentsOf(ctx, order)).toMatchObject([{ invoice: invoice?.id, state: 'paid', problem }])
    }
  })
})

describe('money over the bank', () => {
  test('has an order run that staff gave up before anybody paid', async () => {
    const { order } = await placed(ctx)
    await changeOrderStatus(staff, order, 'cancelled', 'Bedacht zich')
    expect(await book(order)).toEqual({ kind: 'started' })
  })

  test('has an order run whose invoice could not be written with it', async () => {
    const { order, orderKey } = await placed(ctx)
    await database(ctx).drizzle.execute(sql`delete from payments where order_id = ${order}`)
    await database(ctx).drizzle.execute(sql`delete from hosting_invoices where order_id = ${order}`)
    expect(await book(order)).toEqual({ kind: 'started' })
    expect(await invoicesOf(ctx, order)).toMatchObject([{ paymentStatus: 'paid' }])
    expect(await payOrderByKey(ctx, orderKey)).toEqual({ kind: 'paid' })
  })

  test('uses the draft of an order that still waits', async () => {
    const { order, invoice } = await placed(ctx)
    expect(await book(order)).toEqual({ kind: 'started' })
    expect(await invoicesOf(ctx, order)).toMatchObject([{ id: invoice, status: 'sent' }])
  })

  test('starts nothing for an order that runs, that ran and ended, or that is not there', async () => {
    const { order, payment } = await placed(ctx)
    await confirm(payment)
    expect(await book(order)).toEqual({ kind: 'notOpen' })
    await changeOrderStatus(staff, order, 'cancelled', 'Gestopt')
    expect(await book(order)).toEqual({ kind: 'notOpen' })
    expect(await orderOf(ctx, order)).toMatchObject({ status: 'cancelled' })
    for (const id of [ctx.random(), 'x']) expect(await book(id)).toEqual({ kind: 'notFound' })
  })

  test('or online for somebody who was erased since starts nothing, and staff return it', async () => {
    const { order, payment } = await givenUp()
    const { customer } = (await orderOf(ctx, order)) ?? {}
    expect(await eraseCustomer(staff, String(customer))).toEqual({ kind: 'erased' })
    expect(await book(order)).toEqual({ kind: 'notOpen' })
    await confirm(payment)
    expect(await templates(payment)).toEqual(['payment-twice'])
    expect(await invoicesOf(ctx, order)).toEqual([])
  })

  test.each([
    ['of tomorrow', { ...transfer, paidOn: addDays(today, 1) }],
    ['of no day', { ...transfer, paidOn: 'gisteren' }],
  ])('%s is refused', async (_name, typed) => {
    const { order } = await givenUp()
    expect(await markOrderPaidByTransfer(staff, order, typed)).toMatchObject({ kind: 'invalid' })
    expect(await invoicesOf(ctx, order)).toEqual([])
  })

  test('is booked by nobody but staff who sell', async () => {
    const { order, invoice } = await placed(ctx)
    const editor = await staffMember(ctx.payload, 'editor')
    for (const user of [null, editor]) {
      await expect(markOrderPaidByTransfer({ ...ctx, user }, order, transfer)).rejects.toThrow()
      await expect(markPaidByTransfer({ ...ctx, user }, invoice, transfer)).rejects.toThrow()
    }
  })
})
