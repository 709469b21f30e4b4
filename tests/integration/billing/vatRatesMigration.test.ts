import path from 'node:path'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { expect, test } from 'vitest'
import { orderDetail } from '@/features/orders/server/console/details'
import { database } from '@/platform/db/transaction'
import { AGREED, at, invoiceOf, newCustomer, newDraft, newFinal, newOrder } from '../../support/invoices'
import { staffMember, testCtx } from '../../support/testCtx'

type Step = (args: unknown) => Promise<void>

/** Written by Payload, and therefore not for our compiler to read. */
const { migrations }: { migrations: { name: string; up: Step; down: Step }[] } = await import(
  path.resolve('src/migrations/index.ts')
)

const base = at(await testCtx(), '2026-11-21T12:00:00Z')
const ctx = { ...base, user: await staffMember(base.payload, 'operator') }
const db = database(ctx).drizzle

/** Puts the database back to before lines had a rate. */
async function withoutRates(): Promise<void> {
  await migrations.find(({ name }) => name.endsWith('_vat_rates'))?.down({ db })
  const stripped = sql`(select jsonb_agg(line - 'vatRate' order by place)
    from jsonb_array_elements(lines) with ordinality as each (line, place))`
  await db.execute(sql`
    alter table hosting_invoices disable trigger keep_final_invoice;
    update hosting_invoices set lines = ${stripped};
    update hosting_orders set lines = ${stripped};
    alter table hosting_invoices enable trigger keep_final_invoice`)
}

test('what stands is at 21%, final invoices too, and nothing else of it changes', async () => {
  const customer = await newCustomer(ctx)
  const order = await newOrder(ctx, customer)
  const ids = [await newDraft(ctx, customer, { order }), await newFinal(ctx, customer)]
  const read = () => Promise.all(ids.map(id => invoiceOf(ctx, id)))
  const before = await read()
  await withoutRates()
  await migrations.find(({ name }) => name.endsWith('_vat_rates'))?.up({ db })
  expect(await read()).toEqual(before)
  expect(before[0]?.vatRates).toEqual([{ rate: 21, excl: 1950, vat: 410 }])
  expect(await orderDetail(ctx, order)).toMatchObject({
    lines: AGREED,
    amounts: { ...{ excl: 2050, vat: 431, incl: 2481 }, vatRates: [{ rate: 21, excl: 2050, vat: 431 }] },
  })
})

test('an invoice that is written without rates, while a new version starts, reads at 21%', async () => {
  const id = await newDraft(ctx, await newCustomer(ctx))
  await db.execute(
    sql`update hosting_invoices set vat_rates = null, lines = lines #- '{0,vatRate}' where id = ${id}`,
  )
  const { lines, vatRates } = await invoiceOf(ctx, id)
  expect([lines.map(each => each.vatRate), vatRates]).toEqual([[21], [{ rate: 21, excl: 1950, vat: 410 }]])
})
