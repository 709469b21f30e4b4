import pg from 'pg'
import { expect, test } from 'vitest'
import { countConnections, statementTimeout } from '@/platform/db/connections'
import { database } from '@/platform/db/transaction'
import { env } from '@/platform/env'
import { withinLimit } from '@/platform/limits/counters'
import { listening } from '../../support/listening'
import { testCtx } from '../../support/testCtx'

const OPEN = `select count(*)::int as open from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend'`

test('a site that is asked more than it can do at once holds no more connections than are counted for it', async () => {
  const ctx = await testCtx()
  const { drizzle, pool } = database(ctx)
  await listening()
  await Promise.all([
    ...Array.from({ length: 100 }, () => drizzle.execute('select 1')),
    ...Array.from({ length: 50 }, (_, who) => withinLimit(ctx, 'order-ask', `klant ${who}`)),
  ])
  expect(pool.totalCount).toBe(env.DATABASE_POOL)
  const { rows } = await drizzle.execute(OPEN)
  const open = Number(rows[0]?.open)
  expect(open).toBeGreaterThan(env.DATABASE_POOL)
  expect(open).toBeLessThanOrEqual(countConnections({ site: 1, worker: 0, migrations: 0 }, env.DATABASE_POOL))
})

test('a query of the site that hangs is ended by the database, and the connection serves on', async () => {
  const { statement_timeout = 0 } = statementTimeout('nodejs')
  const client = new pg.Client({ connectionString: env.DATABASE_URL, statement_timeout })
  await client.connect()
  const { rows } = await client.query('show statement_timeout')
  expect(rows).toEqual([{ statement_timeout: '15s' }])
  await client.query('set statement_timeout = 50')
  await expect(client.query('select pg_sleep(60)')).rejects.toMatchObject({ code: '57014' })
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await client.end()
})
