// `npm run migrate`: one process at a time migrates a database; the others wait, and find nothing left to do.
import pg from 'pg'
import { program } from './project.mjs'
import { run } from './steps.mjs'

const LOCK = 7_205_002

await run(async () => {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL, keepAlive: true })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await program('payload', ['migrate'], { quiet: false })
  } finally {
    await client.end()
  }
})
