import { describe, expect, test } from 'vitest'
import { customerDetail, invoiceDetail, orderDetail } from '@/features/orders/server/console/details'
import { readHosting } from '@/features/orders/server/console/listHosting'
import { database } from '@/platform/db/transaction'
import { asking } from '../../support/hostingConsole'
import { newCustomer, newFinal, newOrder } from '../../support/invoices'
import { staffMember, testCtx } from '../../support/testCtx'

const base = await testCtx()
const ctx = { ...base, user: await staffMember(base.payload, 'operator') }
const customer = await newCustomer(ctx)
const order = await newOrder(ctx, customer)
const invoice = await newFinal(ctx, customer, { order })

/** Has something of the database away while `work` runs. */
async function without<T>(table: string, work: () => Promise<T>): Promise<T> {
  const { drizzle } = database(ctx)
  await drizzle.execute(`alter table ${table} rename to ${table}_away`)
  try {
    return await work()
  } finally {
    await drizzle.execute(`alter table ${table}_away rename to ${table}`)
  }
}

describe('a part of the hosting console that cannot be read', () => {
  test('leaves the list when it is the figures', async () => {
    const broken = await newOrder(ctx, customer)
    await database(ctx).drizzle.execute(`update hosting_orders set lines = '7' where id = '${broken}'`)
    const { page, stats } = await readHosting(ctx, asking({ search: customer.email }))
    expect(stats).toBeNull()
    expect(page?.rows.map(row => row.id)).toContain(broken)
    await database(ctx).drizzle.execute(`delete from hosting_orders where id = '${broken}'`)
  })

  test('leaves nothing but itself when all is away, and throws nowhere', async () => {
    const read = () => readHosting(ctx, asking({ tab: 'customers' }))
    expect(await without('hosting_customers', read)).toEqual({ page: null, stats: null, gaps: [] })
    expect(await read()).toMatchObject({ page: { tab: 'customers' }, stats: { orders: expect.any(Number) } })
  })

  test.each([
    ['payments', 'payments'],
    ['mail_messages', 'mails'],
    ['events', 'events'],
  ] as const)('of an order or an invoice leaves the others: %s', async (table, part) => {
    const read = () => Promise.all([orderDetail(ctx, order), invoiceDetail(ctx, invoice)])
    for (const detail of await without(table, read)) {
      expect(detail?.[part]).toBeNull()
      const { payments, mails, events } = detail ?? {}
      expect([payments, mails, events].filter(each => each === null)).toHaveLength(1)
    }
    for (const detail of await read()) expect(detail?.[part]).toEqual(expect.any(Array))
  })

  test('of a customer leaves the others too', async () => {
    const detail = await without('events', () => customerDetail(ctx, customer.id))
    expect(detail).toMatchObject({ events: null, orders: [{ id: order }], invoices: [{ id: invoice }] })
  })
})
