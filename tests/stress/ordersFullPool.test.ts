import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { settlePayment } from '@/features/billing/server/payments/settlePayment'
import { testProvider } from '@/features/billing/server/providers/test'
import type { PlaceOrderResult } from '@/features/orders/model/placeOrderSchema'
import { placeOrder } from '@/features/orders/server/placeOrder'
import { database } from '@/platform/db/transaction'
import { storedMail } from '@/platform/email/transport'
import { order, ordersOf } from '../support/orders'
import { invoicesOf, mailsOn, paymentsOf } from '../support/paidOrders'
import { eventually, testCtx } from '../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const visitor = () => ({ ...ctx, clientIp: randomUUID() })
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

/** A busy machine may take longer for a mail than a visitor waits for it. */
function expectPlaced(answers: PlaceOrderResult[]): void {
  expect(answers.filter(({ kind }) => !['placed', 'placedWithoutMail'].includes(kind))).toEqual([])
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
    expectPlaced(answers)
    for (const { customer } of inputs) await standsOnce(customer.email)
  })

  test(`${CROWD} calls at once with one key are one order with one answer`, async () => {
    const [from, input] = [visitor(), await order(ctx)]
    const answers = await withConnections(left, () =>
      Promise.all(Array.from({ length: CROWD }, () => placeOrder(from, input))),
    )
    expectPlaced(answers)
    const told = answers.map(({ kind, ...answer }) => answer)
    expect(told[0]).toMatchObject({ payAt: expect.stringMatching(/^\/betalen\/test\//) })
    expect(told).toEqual(Array(CROWD).fill(told[0]))
    await standsOnce(input.customer.email)
  })

  test('payments that come in at once are all booked', async () => {
    const inputs = await Promise.all(Array.from({ length: 20 }, () => order(ctx)))
    for (const input of inputs) await placeOrder(visitor(), input)
    const orders = (await Promise.all(inputs.map(({ customer }) => ordersOf(ctx, customer.email)))).flat()
    const payments = (await Promise.all(orders.map(({ id }) => paymentsOf(ctx, id)))).flat()
    const paid = testProvider('paid')
    await withConnections(left, () => Promise.all(payments.map(({ id }) => settlePayment(ctx, id, paid))))
    for (const { id } of orders)
      expect(await invoicesOf(ctx, id)).toMatchObject([{ status: 'sent', paymentStatus: 'paid' }])
  })
})

test('orders that find no connection at all wait for one, and are placed', async () => {
  const inputs = await Promise.all(Array.from({ length: CROWD }, () => order(ctx)))
  let waiting: Promise<PlaceOrderResult>[] = []
  await withConnections(0, async () => {
    waiting = inputs.map(input => placeOrder(visitor(), input))
    await eventually(async () => database(ctx).pool.waitingCount >= CROWD)
  })
  expectPlaced(await Promise.all(waiting))
  for (const { customer } of inputs) await standsOnce(customer.email)
})
