import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, expect, test, vi } from 'vitest'

/** Everything speaks with the database through a line that a test can break. */
const line = await vi.hoisted(async () => {
  const { databaseProxy } = await import('../support/databaseProxy')
  const proxy = await databaseProxy(process.env.DATABASE_URL ?? '')
  process.env.DATABASE_URL = proxy.url
  return proxy
})

const { placeOrder } = await import('@/features/orders/server/placeOrder')
const { storedMail } = await import('@/platform/email/transport')
const { sendDueMail } = await import('@/platform/email/outbox')
const { database } = await import('@/platform/db/transaction')
const { accountsOf, order, ordersOf } = await import('../support/orders')
const { invoicesOf, mailsOn, paymentsOf } = await import('../support/paidOrders')
const { eventually, testCtx } = await import('../support/testCtx')

const ctx = await testCtx({ mail: storedMail })
const visitor = () => ({ ...ctx, clientIp: randomUUID() })
afterEach(mended)
afterAll(line.close)

/** The line is whole again, and every connection that broke with it is known to be broken. */
async function mended(): Promise<void> {
  line.mend()
  const { drizzle, pool } = database(ctx)
  const ask = () =>
    Promise.all(Array.from({ length: pool.options.max ?? 0 }, () => drizzle.execute('select 1')))
  await eventually(() => ask().then(Boolean, () => false))
}

/** What the worker does once the lease of whoever died is over. */
const later = { ...ctx, now: () => new Date(Date.now() + 3_600_000) }

/** One order, one draft, one payment, one mail that leaves: whatever happened on the way. */
async function standsOnce(email: string): Promise<void> {
  const [kept, ...more] = await ordersOf(ctx, email)
  expect(more).toEqual([])
  const id = kept?.id ?? ''
  expect(await invoicesOf(ctx, id)).toMatchObject([{ status: 'draft', number: null }])
  expect(await paymentsOf(ctx, id)).toMatchObject([{ state: 'open' }])
  while ((await sendDueMail(later)) > 0);
  expect(await mailsOn(ctx, id)).toMatchObject([{ state: 'kept' }])
}

test('a database that is gone before the order is a failure, and the same order is placed later', async () => {
  const input = await order(ctx)
  line.cut()
  expect(['failed', 'notSaved']).toContain((await placeOrder(visitor(), input)).kind)
  await mended()
  expect(await accountsOf(ctx, input.customer.email)).toEqual([])
  expect((await placeOrder(visitor(), input)).kind).toBe('placed')
  await standsOnce(input.customer.email)
})

test('a database that goes before the commit keeps nothing, and nobody is told otherwise', async () => {
  const input = await order(ctx)
  line.breakAt = 'beforeCommit'
  expect(await placeOrder(visitor(), input)).toEqual({ kind: 'notSaved' })
  await mended()
  expect(await accountsOf(ctx, input.customer.email)).toEqual([])
  expect((await placeOrder(visitor(), input)).kind).toBe('placed')
  await standsOnce(input.customer.email)
})

test('a database that goes during the commit: who tries again finds the order that was kept', async () => {
  const input = await order(ctx)
  line.breakAt = 'duringCommit'
  expect(await placeOrder(visitor(), input)).toEqual({ kind: 'notSaved' })
  await mended()
  await eventually(async () => (await ordersOf(ctx, input.customer.email)).length === 1)
  expect(await placeOrder(visitor(), input)).toMatchObject({ payAt: expect.stringContaining('/betalen/') })
  await standsOnce(input.customer.email)
})

test('a database that goes after the commit: the order is acknowledged, and can be paid later', async () => {
  const input = await order(ctx)
  line.breakAt = 'afterCommit'
  const answer = await placeOrder(visitor(), input)
  expect(answer).toMatchObject({ kind: 'placedWithoutMail', orderKey: expect.any(String), payAt: null })
  await mended()
  const again = await placeOrder(visitor(), input)
  expect(again).toMatchObject({ payAt: expect.stringContaining('/betalen/') })
  expect('orderKey' in again && again.orderKey).toBe('orderKey' in answer && answer.orderKey)
  await standsOnce(input.customer.email)
})
