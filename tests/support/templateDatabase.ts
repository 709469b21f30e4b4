import pg from 'pg'

/** The database that every test file gets a clone of. It lives for one run, as its cluster does. */
export const TEMPLATE = 'test_template'

export async function setup(): Promise<void> {
  const { TEST_CLUSTER_URL: cluster, SEEDED_DATABASE: seeded } = process.env
  if (!cluster) throw new Error('TEST_CLUSTER_URL is missing: run the tests with npm run test:int')
  const client = new pg.Client({ connectionString: cluster })
  await client.connect()
  const { rowCount: made } = await client.query('select from pg_database where datname = $1', [TEMPLATE])
  if (!made) await client.query(`create database ${TEMPLATE} template ${seeded}`)
  await client.end()
  if (!made) await forgetToday(cluster.replace(/\/[^/]*$/, `/${TEMPLATE}`))
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
