import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { placeOrder } from '@/server/hosting/placeOrder'
import { keptMail } from '@/server/mail/keptMail'
import { settlePayment } from '@/server/payments/settlePayment'
import { testPayments } from '@/server/payments/testPayments'
import { database } from '@/server/transaction'
import { order, ordersOf } from '../../support/orders'
import { invoicesOf, mailsOn, paymentsOf } from '../../support/paidOrders'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: keptMail })
const visitor = () => ({ ...ctx, address: randomUUID() })
const CROWD = 50

/** Leaves this many connections of the pool while `work` lasts; the others are kept busy. Payload keeps one itself. */
async function withConnections<T>(left: number, work: () => Promise<T>): Promise<T> {
  const { pool } = database(ctx)
  const busy = (pool.options.max ?? 0) - 1 - left
  const held = await Promise.all(Array.from({ length: busy }, () => pool.connect()))
  try {
    return await work()
  } finally {
    for (const client of held) client.release()
  }
}

async function standsOnce(email: string): Promise<void> {
  const [kept, ...more] = await ordersOf(ctx, email)
  expect(more).toEqual([])
  const id = kept?.id ?? ''
  for (const found of [await invoicesOf(ctx, id), await paymentsOf(ctx, id), await mailsOn(ctx, id)])
    expect(found).toHaveLength(1)
}

describe.each([1, 2])('with %i connections left', left => {
  test(`${CROWD} orders at once are all placed, each once`, async () => {
    const inputs = await Promise.all(Array.from({ length: CROWD }, () => order(ctx)))
    const answers = await withConnections(left, () =>
      Promise.all(inputs.map(input => placeOrder(visitor(), input))),
    )
    expect(new Set(answers.map(answer => answer.kind))).toEqual(new Set(['placed']))
    for (const { customer } of inputs) await standsOnce(customer.email)
  }, 60_000)

  test(`${CROWD} calls at once with one key are one order with one answer`, async () => {
    const [from, input] = [visitor(), await order(ctx)]
    const answers = await withConnections(left, () =>
      Promise.all(Array.from({ length: CROWD }, () => placeOrder(from, input))),
    )
    const [first] = answers
    expect(first).toMatchObject({ kind: 'placed', payAt: expect.stringMatching(/^\/betalen\/test\//) })
    expect(answers).toEqual(Array(CROWD).fill(first))
    await standsOnce(input.customer.email)
  }, 60_000)

  test('payments that come in at once are all booked', async () => {
    const inputs = await Promise.all(Array.from({ length: 20 }, () => order(ctx)))
    for (const input of inputs) await placeOrder(visitor(), input)
    const orders = (await Promise.all(inputs.map(({ customer }) => ordersOf(ctx, customer.email)))).flat()
    const payments = (await Promise.all(orders.map(({ id }) => paymentsOf(ctx, id)))).flat()
    const paid = { ...ctx, payments: testPayments('paid') }
    await withConnections(left, () => Promise.all(payments.map(({ id }) => settlePayment(paid, id))))
    for (const { id } of orders)
      expect(await invoicesOf(ctx, id)).toMatchObject([{ status: 'sent', paymentStatus: 'paid' }])
  }, 60_000)
})

test('orders that find no connection at all wait for one, and are placed', async () => {
  const inputs = await Promise.all(Array.from({ length: CROWD }, () => order(ctx)))
  let waiting: Promise<unknown>[] = []
  await withConnections(0, async () => {
    waiting = inputs.map(input => placeOrder(visitor(), input))
    await new Promise(resolve => setTimeout(resolve, 1000))
  })
  const kinds = (await Promise.all(waiting)).map(answer => (answer as { kind: string }).kind)
  expect(new Set(kinds)).toEqual(new Set(['placed']))
  for (const { customer } of inputs) await standsOnce(customer.email)
}, 60_000)
