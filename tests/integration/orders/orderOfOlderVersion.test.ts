import { sql } from '@payloadcms/db-postgres/drizzle'
import { expect, test } from 'vitest'
import { renewOrder } from '@/features/orders/server/renewOrders'
import { database } from '@/platform/db/transaction'
import { at, invoicesOf, newCustomer, newOrder } from '../../support/invoices'
import { testCtx } from '../../support/testCtx'

const ctx = at(await testCtx(), '2026-12-10T12:00:00Z')

test('an order whose lines name no VAT rate renews at the rate of the version that wrote it', async () => {
  const order = await newOrder(ctx, await newCustomer(ctx))
  await database(ctx).drizzle.execute(sql`
    update hosting_orders set vat_rates = null,
      lines = (select jsonb_agg(line - 'vatRate') from jsonb_array_elements(lines) line)
    where id = ${order}`)
  await renewOrder(ctx, order)
  const [invoice] = await invoicesOf(ctx, order)
  expect(invoice).toMatchObject({
    ...{ excl: 1950, vat: 410, incl: 2360, lines: [{ label: 'Basis Hosting', vatRate: 21 }] },
  })
})
