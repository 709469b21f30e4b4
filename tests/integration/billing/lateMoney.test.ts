import { describe, expect, test } from 'vitest'
import { settlePayment } from '@/features/billing/server/payments/settlePayment'
import { getPaymentReturn, payOrderByKey } from '@/features/orders/server/orderPayment'
import { database } from '@/platform/db/transaction'
import { cancelInFifteenDays, giveUp } from '../../support/givenUp'
import { euros } from '../../support/molliePeer'
import {
  eventsOn,
  invoicesOf,
  orderOf,
  type PlacedOrder,
  paymentsOf,
  placed,
  templatesOn,
} from '../../support/paidOrders'
import { payingCtx } from '../../support/payingCtx'

const { ctx, peer, become } = await payingCtx()

/** A second attempt, made after the first failed. */
async function secondAttempt({ orderKey, order, payment }: PlacedOrder): Promise<string> {
  await become(payment, { status: 'failed' })
  expect(await payOrderByKey(ctx, orderKey)).toMatchObject({ kind: 'pay' })
  const all = await paymentsOf(ctx, order)
  const second = all.find(each => each.id !== payment)
  if (!second) throw new Error('there is no second attempt')
  return second.id
}

const templates = (payment: string) => templatesOn(ctx, payment)

describe('an order that was given up', () => {
  test('and is paid after all runs, with an invoice of its own', async () => {
    const order = await placed(ctx)
    await giveUp(ctx, order.order)
    await become(order.payment, { status: 'paid' })
    expect(await orderOf(ctx, order.order)).toMatchObject({ status: 'active' })
    const [invoice, ...others] = await invoicesOf(ctx, order.order)
    expect(others).toEqual([])
    expect(invoice).toMatchObject({ status: 'sent', paymentStatus: 'paid', incl: order.incl })
    expect(await paymentsOf(ctx, order.order)).toMatchObject([{ invoice: invoice?.id, state: 'paid' }])
    expect((await eventsOn(ctx, order.order)).map(each => [each.before, each.after])).toContainEqual([
      'Geannuleerd',
      'Actief',
    ])
  })

  test('and is paid twice after all has one invoice, and staff hear of the second', async () => {
    const order = await placed(ctx)
    const second = await secondAttempt(order)
    await giveUp(ctx, order.order)
    await Promise.all([order.payment, second].map(payment => become(payment, { status: 'paid' })))
    expect(await invoicesOf(ctx, order.order)).toMatchObject([{ paymentStatus: 'paid' }])
    const problems = (await paymentsOf(ctx, order.order)).map(each => each.problem)
    expect(problems.toSorted()).toEqual(['Dubbel betaald', null])
  })

  test('cannot be paid from its page any more', async () => {
    const order = await placed(ctx)
    await giveUp(ctx, order.order)
    expect(await payOrderByKey(ctx, order.orderKey)).toEqual({ kind: 'closed' })
    expect(await getPaymentReturn(ctx, order.orderKey)).toMatchObject({ isCancelled: true, mayPay: false })
  })

  test('while it is being paid either runs or is given up and then runs', async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, () => placed(ctx)))
    for (const { payment } of orders) peer.change(peer.of(payment).id, { status: 'paid' })
    await Promise.all([cancelInFifteenDays(ctx), ...orders.map(({ payment }) => settlePayment(ctx, payment))])
    for (const { order } of orders) {
      expect(await orderOf(ctx, order)).toMatchObject({ status: 'active' })
      expect(await invoicesOf(ctx, order)).toMatchObject([{ status: 'sent', paymentStatus: 'paid' }])
    }
  })
})

describe('two attempts that are both paid', () => {
  test.each(['one after the other', 'at the same moment'])('%s make one final invoice', async how => {
    const order = await placed(ctx)
    const second = await secondAttempt(order)
    if (how === 'at the same moment') {
      await Promise.all([order.payment, second].map(payment => become(payment, { status: 'paid' })))
    } else {
      await become(second, { status: 'paid' })
      await become(order.payment, { status: 'paid' })
    }
    expect(await invoicesOf(ctx, order.order)).toMatchObject([{ status: 'sent', paymentStatus: 'paid' }])
    const paid = await paymentsOf(ctx, order.order)
    expect(paid.map(each => each.state)).toEqual(['paid', 'paid'])
    const twice = paid.filter(each => each.problem === 'Dubbel betaald')
    expect(twice).toHaveLength(1)
    expect(await templates(twice[0]?.id ?? '')).toEqual(['payment-twice'])
    await settlePayment(ctx, twice[0]?.id ?? '')
    expect(await templates(twice[0]?.id ?? '')).toEqual(['payment-twice'])
  })
})

describe('an order whose draft became another amount', () => {
  async function paidWith(incl: number): Promise<PlacedOrder> {
    const order = await placed(ctx)
    const excl = Math.round(incl / 1.21)
    await database(ctx).drizzle.execute(
      `update hosting_invoices set excl = ${excl}, vat = ${incl - excl}, incl = ${incl} where id = '${order.invoice}'`,
    )
    await become(order.payment, { status: 'paid' })
    return order
  }

  test('than was paid does not run: the money stands as paid in advance, and staff hear of it', async () => {
    const order = await paidWith(100_000)
    expect(await orderOf(ctx, order.order)).toMatchObject({ status: 'pending' })
    expect(await invoicesOf(ctx, order.order)).toMatchObject([
      { status: 'draft', number: null, booked: order.incl },
    ])
    expect(await paymentsOf(ctx, order.order)).toMatchObject([
      { state: 'paid', problem: 'Betaald, maar minder dan de bestelling nu kost' },
    ])
    expect(await templates(order.payment)).toEqual(['payment-otherTotal'])
  })

  test('and was paid with more runs, and staff hear of what is too much', async () => {
    const order = await paidWith(121)
    expect(await orderOf(ctx, order.order)).toMatchObject({ status: 'active' })
    expect(await invoicesOf(ctx, order.order)).toMatchObject([
      { status: 'sent', paymentStatus: 'paid', booked: order.incl },
    ])
    expect((await templates(order.payment)).toSorted()).toEqual(['payment-excess', 'payment-paid'])
  })
})

describe('money that goes back', () => {
  test('is kept and told to staff at every step, opens the invoice, and changes no order', async () => {
    const order = await placed(ctx)
    await become(order.payment, { status: 'paid' })
    const before = await orderOf(ctx, order.order)
    await become(order.payment, { amountRefunded: euros(1_000) })
    await become(order.payment, { amountRefunded: euros(1_000) })
    await become(order.payment, { amountRefunded: euros(2_500) })
    await become(order.payment, { amountChargedBack: euros(order.incl) })
    expect(await paymentsOf(ctx, order.order)).toMatchObject([
      { state: 'paid', refunded: 2_500, chargedBack: order.incl },
    ])
    expect(await orderOf(ctx, order.order)).toEqual(before)
    expect(await invoicesOf(ctx, order.order)).toMatchObject([{ paymentStatus: 'pending', booked: -2_500 }])
    const changes = (await eventsOn(ctx, order.payment)).map(each => each.change)
    expect(changes).toEqual(['Stand', 'Terugbetaald', 'Terugbetaald', 'Teruggeboekt'])
    expect((await templates(order.payment)).filter(name => name === 'payment-moneyBack')).toHaveLength(3)
  })

  test('that comes back after all is kept too', async () => {
    const order = await placed(ctx)
    await become(order.payment, { status: 'paid', amountChargedBack: euros(order.incl) })
    await become(order.payment, { amountChargedBack: undefined })
    expect(await paymentsOf(ctx, order.order)).toMatchObject([{ state: 'paid', chargedBack: 0 }])
  })

  test('and is heard of together with the payment still makes the order run', async () => {
    const order = await placed(ctx)
    await become(order.payment, { status: 'paid', amountRefunded: euros(500) })
    expect(await orderOf(ctx, order.order)).toMatchObject({ status: 'active' })
    expect((await templates(order.payment)).toSorted()).toEqual(['payment-moneyBack', 'payment-paid'])
  })
})

test('nothing is kept of a payment whose commit fails, and the next question books it', async () => {
  const order = await placed(ctx)
  const { drizzle } = database(ctx)
  await drizzle.execute(`
    create function refuse_paid() returns trigger language plpgsql as
      $$ begin if new.id = '${order.payment}' then raise exception 'no room'; end if; return null; end $$;
    create constraint trigger refuse_paid after update on payments
      deferrable initially deferred for each row execute function refuse_paid();`)
  await expect(become(order.payment, { status: 'paid' })).rejects.toThrow()
  expect(await orderOf(ctx, order.order)).toMatchObject({ status: 'pending' })
  expect(await invoicesOf(ctx, order.order)).toMatchObject([{ status: 'draft', number: null }])
  expect(await templates(order.payment)).toEqual([])
  await drizzle.execute('drop trigger refuse_paid on payments; drop function refuse_paid() cascade;')
  await settlePayment(ctx, order.payment)
  expect(await invoicesOf(ctx, order.order)).toMatchObject([{ status: 'sent', paymentStatus: 'paid' }])
})
