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
