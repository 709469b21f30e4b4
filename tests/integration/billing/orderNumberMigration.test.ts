import path from 'node:path'
import { expect, test } from 'vitest'
import { database } from '@/platform/db/transaction'
import { at, invoiceOf, newCustomer, newDraft, newFinal, newOrder } from '../../support/invoices'
import { testCtx } from '../../support/testCtx'

type Step = (args: unknown) => Promise<void>

/** Written by Payload, and therefore not for our compiler to read. */
const { migrations }: { migrations: { name: string; up: Step; down: Step }[] } = await import(
  path.resolve('src/migrations/index.ts')
)

const ctx = at(await testCtx(), '2026-11-21T12:00:00Z')

test('invoices that stand get the number of their order, final ones too', async () => {
  const customer = await newCustomer(ctx)
  const order = await newOrder(ctx, customer, { number: 'HO261121042' })
  const ids = [
    await newDraft(ctx, customer, { order }),
    await newFinal(ctx, customer, { order }),
    await newFinal(ctx, customer),
  ]
  const migration = migrations.find(({ name }) => name.endsWith('_invoiced_order'))
  await migration?.down({ db: database(ctx).drizzle })
  await migration?.up({ db: database(ctx).drizzle })
  const numbers = await Promise.all(ids.map(async id => (await invoiceOf(ctx, id)).orderNumber))
  expect(numbers).toEqual(['HO261121042', 'HO261121042', null])
})
