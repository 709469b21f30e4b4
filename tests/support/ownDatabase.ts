import pg from 'pg'
import './fewRounds'
import { TEMPLATE } from './templateDatabase'
import { connectionsEnded } from './workerPool'

const cluster = process.env.TEST_CLUSTER_URL ?? ''
const name = `test_worker_${process.env.VITEST_POOL_ID}`

/**
 * A clone of the template for this file alone. It has the same name for each file of a worker, so that the files share
 * one Payload, whose start takes longer than most tests.
 */
await inCluster(`drop database if exists ${name} with (force)`)
await connectionsEnded()
await inCluster(`create database ${name} template ${TEMPLATE}`)
process.env.DATABASE_URL = cluster.replace(/\/[^/]*$/, `/${name}`)

async function inCluster(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: cluster })
  await client.connect()
  await client.query(statement)
  await client.end()
}
