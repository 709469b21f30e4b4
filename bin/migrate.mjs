// `npm run migrate`: one process at a time migrates a database; the others wait, and find nothing left to do.
import pg from 'pg'
import { program } from './project.mjs'
import { run } from './steps.mjs'

const LOCK = 7_205_002
const MADE_MEANWHILE = ['42P04', '23505']

await run(async () => {
  await makeDatabase(process.env.DATABASE_URL)
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL, keepAlive: true })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await program('payload', ['migrate'], { quiet: false })
  } finally {
    await client.end()
  }
})

/** A first start finds a server without the database, and so does another one at the same moment. */
async function makeDatabase(url) {
  if (await isThere(url)) return
  const server = new URL(url)
  const name = decodeURIComponent(server.pathname.slice(1))
  server.pathname = '/postgres'
  const client = new pg.Client({ connectionString: server.href })
  await client.connect()
  try {
    await client.query(`create database ${client.escapeIdentifier(name)}`)
  } catch (error) {
    if (!MADE_MEANWHILE.includes(error.code)) throw error
  } finally {
    await client.end()
  }
}

async function isThere(connectionString) {
  const client = new pg.Client({ connectionString })
  try {
    await client.connect()
    return true
  } catch (error) {
    if (error.code === '3D000') return false
    throw error
  } finally {
    await client.end()
  }
}
