import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { TEMPLATE } from './templateDatabase'

const cluster = process.env.TEST_CLUSTER_URL ?? ''
const name = `test_${randomBytes(6).toString('hex')}`

/** A clone of the template for this file alone, named before anything reads the settings. */
await inCluster(`create database ${name} template ${TEMPLATE}`)
process.env.DATABASE_URL = cluster.replace(/\/[^/]*$/, `/${name}`)

async function inCluster(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: cluster })
  await client.connect()
  await client.query(statement)
  await client.end()
}
