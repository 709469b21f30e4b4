// One process at a time changes the tables of a database, which it makes when it is missing. A backup holds the lock shared while it
// reads: what changes a table would wait for it, and every request of the sites behind that.
import pg from 'pg'

const LOCK = 7_205_002
const MADE_MEANWHILE = ['42P04', '23505']

export async function withMigrationLock(url, work) {
  await makeDatabase(url)
  const client = new pg.Client({ connectionString: url, keepAlive: true })
  await client.connect()
  try {
    await hold(client)
    return await work()
  } finally {
    await client.end()
  }
}

async function hold(client) {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as held', [LOCK])
  if (rows[0].held) return
  console.log('Another migration runs, or a backup reads the database: waiting until it is done.')
  await client.query('select pg_advisory_lock($1)', [LOCK])
}

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
