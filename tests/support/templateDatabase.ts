import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import pg from 'pg'

const run = promisify(execFile)

/** The database that every test file gets a clone of: migrated and seeded once a cluster, which lives for one run. */
export const TEMPLATE = 'test_template'

export async function setup(): Promise<void> {
  const cluster = process.env.TEST_CLUSTER_URL
  if (!cluster)
    throw new Error('TEST_CLUSTER_URL is missing: run the integration tests with npm run test:int')
  const env = { ...process.env, DATABASE_URL: cluster.replace(/\/[^/]*$/, `/${TEMPLATE}`), DEMO: '1' }
  const client = new pg.Client({ connectionString: cluster })
  await client.connect()
  const { rowCount: made } = await client.query(`select from pg_database where datname = '${TEMPLATE}'`)
  if (!made) await client.query(`create database ${TEMPLATE}`)
  await client.end()
  if (made) return
  await run('node_modules/.bin/payload', ['migrate'], { env })
  await run('node_modules/.bin/tsx', ['seed/index.ts'], { env: { ...env, DEMO: '1' } })
  await forgetToday(env.DATABASE_URL)
}

/**
 * The demonstration has invoices of today, and no number bears an earlier day than the one before it. The clock of a
 * test stands where the test says, also once that is long ago.
 */
async function forgetToday(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(`update bureau.invoice_series set last_day = year || '-01-01'`)
  await client.end()
}
