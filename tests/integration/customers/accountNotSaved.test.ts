import { sql } from '@payloadcms/db-postgres/drizzle'
import { expect, test } from 'vitest'
import { updateAccount } from '@/features/customers/server/account'
import { database } from '@/platform/db/transaction'
import { storedMail } from '@/platform/email/transport'
import { accountOf, as, newCustomer, particulars } from '../../support/customers'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const run = (statement: string) => database(ctx).drizzle.execute(sql.raw(statement))

test('an account that the database refuses is not saved, and says so', async () => {
  const { id } = await newCustomer(ctx)
  const customer = as(ctx, { id, collection: 'hosting-customers' })
  const before = await accountOf(ctx, id)
  await run(`create function refuse() returns trigger language plpgsql as $$ begin raise 'no room'; end $$`)
  await run('create trigger refuse before update on hosting_customers for each row execute function refuse()')
  expect(await updateAccount(customer, { ...particulars(), city: 'Hengelo' })).toEqual({ kind: 'failed' })
  expect(await accountOf(ctx, id)).toEqual(before)
  await run('drop trigger refuse on hosting_customers')
  expect(await updateAccount(customer, { ...particulars(), city: 'Hengelo' })).toEqual({ kind: 'saved' })
})
