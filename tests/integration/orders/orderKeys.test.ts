import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, describe, expect, test } from 'vitest'
import { placeOrder } from '@/features/orders/server/placeOrder'
import { database } from '@/platform/db/transaction'
import { storedMail } from '@/platform/email/transport'
import { molliePeer } from '../../support/molliePeer'
import { accountsOf, order, ordersOf } from '../../support/orders'
import { invoicesOf, mailsOn, payingThrough, paymentsOf } from '../../support/paidOrders'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const visitor = () => ({ ...ctx, clientIp: randomUUID() })
const mollie = await molliePeer()
afterAll(mollie.stop)

describe('the key of a submission', () => {
  test('sent 50 times at once is one order with one answer, one invoice, one payment and one mail', async () => {
    const [from, input] = [visitor(), await order(ctx)]
    const answers = await Promise.all(Array.from({ length: 50 }, () => placeOrder(from, input)))
    // Nobody waits longer than two seconds for the mail: how many do depends on the machine.
    expect(answers.filter(({ kind }) => kind !== 'placed' && kind !== 'placedWithoutMail')).toEqual([])
    const said = answers.map(({ kind, ...answer }) => JSON.stringify(answer))
    expect(new Set(said).size).toBe(1)
    expect(answers[0]).toMatchObject({ payAt: expect.stringMatching(/^\/betalen\/test\//) })
    const kept = await ordersOf(ctx, input.customer.email)
    expect(kept).toHaveLength(1)
    const id = kept[0]?.id ?? ''
    expect(await invoicesOf(ctx, id)).toHaveLength(1)
    expect(await paymentsOf(ctx, id)).toHaveLength(1)
    expect(await mailsOn(ctx, id)).toHaveLength(1)
  })

  test('sent 20 times at once makes one payment at the provider', async () => {
    const [from, input] = [payingThrough(visitor(), mollie), await order(ctx)]
    await Promise.all(Array.from({ length: 20 }, () => placeOrder(from, input)))
    expect(mollie.payments.size).toBe(1)
    const again = await placeOrder(from, input)
    expect(again).toMatchObject({ payAt: expect.stringContaining([...mollie.payments.keys()][0] ?? '?') })
  })

  test('with other content is refused, and leaves no account behind', async () => {
    const input = await order(ctx)
    await placeOrder(visitor(), input)
    const other = await order(ctx)
    const reused = { ...other, gate: input.gate }
    expect(await placeOrder(visitor(), reused)).toEqual({ kind: 'keyReused' })
    expect(await accountsOf(ctx, other.customer.email)).toEqual([])
    expect(await ordersOf(ctx, input.customer.email)).toHaveLength(1)
  })

  test('gets the first answer again, whatever became dearer, changed or taken since', async () => {
    const input = await order(ctx)
    const first = await placeOrder(visitor(), input)
    const later = { ...visitor(), now: () => new Date(Date.now() + 3_600_000) }
    const prices = (cents: number) =>
      database(ctx).drizzle.execute(sql`update hosting_packages set yearly = yearly + ${cents}`)
    await prices(100)
    expect(await placeOrder(later, input)).toEqual(first)
    await prices(-100)
    expect(await ordersOf(ctx, input.customer.email)).toHaveLength(1)
  })
})

describe('the number of an order', () => {
  const day = '2031-05-05'
  const noon = () => new Date(`${day}T10:00:00Z`)
  const dicing = (...throws: number[]) => {
    let turn = 0
    return () => {
      const next = throws[turn++]
      const rest = randomUUID().slice(8)
      return next === undefined ? randomUUID() : next.toString(16).padStart(8, '0') + rest
    }
  }

  test('is drawn again when it is given already', async () => {
    const number = async (...throws: number[]) => {
      const input = await order(ctx)
      // The key of the order is thrown first, and then its number.
      await placeOrder({ ...visitor(), now: noon, random: dicing(1, ...throws) }, input)
      return (await ordersOf(ctx, input.customer.email))[0]?.number
    }
    expect(await number(42)).toBe('HO310505042')
    expect(await number(42, 42, 1042, 43)).toBe('HO310505043')
  })

  test('gets a fourth digit once five hundred are given on a day', async () => {
    await database(ctx).drizzle.execute(sql`
      insert into hosting_orders (number, created_at, submission_key, order_key)
      select 'VOL' || n, ${noon().toISOString()}, gen_random_uuid(), gen_random_uuid() from generate_series(1, 500) n`)
    const input = await order(ctx)
    await placeOrder({ ...visitor(), now: noon }, input)
    expect((await ordersOf(ctx, input.customer.email))[0]?.number).toMatch(/^HO310505\d{4}$/)
  })
})
