import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { expect, test } from 'vitest'
import { orderDetail } from '@/features/orders/server/console/details'
import { renewOrder } from '@/features/orders/server/renewOrders'
import { database } from '@/platform/db/transaction'
import { AGREED, at, invoicesOf, newCustomer, newOrder, orderOf } from '../../support/invoices'
import { staffMember, testCtx } from '../../support/testCtx'

type Step = (args: unknown) => Promise<void>

/** Written by Payload, and therefore not for our compiler to read. */
const { migrations }: { migrations: { name: string; up: Step; down: Step }[] } = await import(
  path.resolve('src/migrations/index.ts')
)
const migration = migrations.find(({ name }) => name.endsWith('_order_terms'))

const base = await testCtx()
const ctx = { ...at(base, '2027-11-10T12:00:00Z'), user: await staffMember(base.payload, 'operator') }
const db = database(ctx).drizzle

/** Lines as the version before wrote them. */
const BEFORE = AGREED.map(({ renewal, ...line }) => ({
  ...line,
  renewal: renewal && { amount: renewal.amount, months: renewal.months },
}))

const linesOf = async (id: string) => (await orderOf(ctx, id)).lines

type Stood = { status: string; startedOn: string | null; until: string | null; nameRenewsOn: string | null }

/** An order of the version before, which knows no titles. */
async function insertBefore(customer: string, { status, startedOn, until, nameRenewsOn }: Stood) {
  const { rows } = await db.execute(sql`
    insert into hosting_orders (number, customer_id, status, package_key, package_name, billing_cycle, lines, buyer,
      excl, vat, incl, domain_name, domain_state, started_on, invoiced_until, domain_renews_on, order_key)
    values (${randomUUID()}, ${customer}, ${status}, 'basis', 'Basis Hosting', 'monthly', ${JSON.stringify(BEFORE)}, '{}',
      2050, 431, 2481, 'proeftuin.example', 'onRequest', ${startedOn}, ${until}, ${nameRenewsOn}, ${randomUUID()})
    returning id`)
  return String(rows[0]?.id)
}

test('orders that stand get a title and the terms that were agreed, and cost what they cost', async () => {
  await migration?.down({ db })
  const { id } = await newCustomer(ctx)
  const stood = { status: 'active', startedOn: '2026-11-21', until: '2027-11-21', nameRenewsOn: '2027-11-21' }
  const running = await insertBefore(id, stood)
  const onRequest = await insertBefore(id, { ...stood, nameRenewsOn: null })
  const unpaid = { status: 'pending', startedOn: null, until: null, nameRenewsOn: null }
  const pending = await insertBefore(id, unpaid)
  await migration?.up({ db })
  const agreed = { minimumMonths: 0, noticeDays: 0 }
  const [hosting, name] = BEFORE.map(line => ({ ...line, renewal: { ...line.renewal, ...agreed } }))
  const since = { startedOn: '2026-11-21' }
  expect(await linesOf(running)).toEqual([
    { ...hosting, ...since, renewsOn: '2027-11-21' },
    { ...name, ...since, renewsOn: '2027-11-21' },
  ])
  expect(await linesOf(onRequest)).toEqual([
    { ...hosting, ...since, renewsOn: '2027-11-21' },
    { ...name, startedOn: null, renewsOn: null },
  ])
  const waits = { startedOn: null, renewsOn: null }
  expect(await linesOf(pending)).toEqual([
    { ...hosting, ...waits },
    { ...name, ...waits },
  ])
  expect((await orderDetail(ctx, running))?.row.title).toBe('Basis Hosting')
  await renewOrder(ctx, running)
  await renewOrder(ctx, onRequest)
  expect((await invoicesOf(ctx, running)).map(each => each.excl)).toEqual([4950])
  expect((await invoicesOf(ctx, onRequest)).map(each => each.excl)).toEqual([1950])
})

test('an order that the version before renews meanwhile is renewed once a term, its name once a year', async () => {
  const order = await newOrder(ctx, await newCustomer(ctx), { invoicedUntil: '2027-10-21' })
  await renewOrder(ctx, order)
  expect(await linesOf(order)).toMatchObject([{ renewsOn: '2027-11-21' }, { renewsOn: '2027-11-21' }])
  // It knows the columns, and leaves the lines as they are.
  await db.execute(sql`
    update hosting_orders set invoiced_until = '2027-12-21', domain_renews_on = '2028-11-21' where id = ${order}`)
  const later = at(ctx, '2027-12-10T12:00:00Z')
  await renewOrder(later, order)
  expect((await invoicesOf(ctx, order)).map(each => each.excl)).toEqual([1950, 1950])
  expect(await orderOf(ctx, order)).toMatchObject({
    invoicedUntil: '2028-01-21',
    domainRenewsOn: '2028-11-21',
  })
})
