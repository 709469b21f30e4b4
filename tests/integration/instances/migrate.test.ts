import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { promisify } from 'node:util'
import pg from 'pg'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const cluster = process.env.TEST_CLUSTER_URL ?? ''
const url = cluster.replace(/\/[^/]*$/, '/test_migrated_twice')

async function ask(connectionString: string, statement: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  return rows
}

test('two that find no database make it, migrate it at once and both succeed, and each migration ran once', async () => {
  const env = { ...process.env, DATABASE_URL: url }
  await Promise.all([1, 2].map(() => run('node', ['bin/migrate.mjs'], { env })))
  const migrations = readdirSync('src/migrations').filter(file => /^\d.*\.ts$/.test(file))
  expect(await ask(url, 'select name from payload_migrations order by name')).toEqual(
    migrations.sort().map(file => ({ name: file.replace('.ts', '') })),
  )
}, 300_000)

/** On the database that the test before it made. */
test('a site that begins empty has no invented agency, people, customers or work, and stays so', async () => {
  const env = { ...process.env, DATABASE_URL: url, DEMO: '1' }
  const seed = (...args: string[]) => run('node_modules/.bin/tsx', ['seed/index.ts', ...args], { env })
  const counts = async () => {
    const tables = [
      'regions',
      'posts',
      'partners',
      'projects',
      'leads',
      'hosting_customers',
      'quotes',
      'about_team',
    ]
    const sums = tables.map(table => `(select count(*) from ${table})::int`)
    const [row] = await ask(
      url,
      `select ${sums.join(' + ')} as invented, (select name from company) as name,
      (select count(*) from legal_pages)::int as terms, (select count(*) from hosting_packages)::int as packages`,
    )
    return row
  }
  await seed('--empty')
  const begun = await counts()
  expect(begun).toMatchObject({ invented: 0, name: 'Jouw webbureau', terms: 4 })
  expect(begun.packages).toBeGreaterThan(0)
  await seed()
  expect(await counts()).toEqual(begun)
  await ask(url, `delete from bureau.seeded where collection = 'installation'`)
  await expect(seed('--empty')).rejects.toThrow('There is content already')
}, 300_000)
