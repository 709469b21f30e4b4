import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import pg from 'pg'

/** Has an order be placed that many days earlier. */
export async function backdateOrder(orderKey: string, days: number): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  const { rowCount } = await client.query(
    `update hosting_orders set created_at = created_at - $2 * interval '1 day' where order_key = $1`,
    [orderKey, days],
  )
  await client.end()
  if (rowCount !== 1) throw new Error(`no order has the key ${orderKey}`)
}

/** Does once, in a process of its own, what the worker does under that name. */
export async function runScheduledJob(name: string): Promise<void> {
  await promisify(execFile)('node_modules/.bin/tsx', ['tests/support/scheduledJob.ts', name])
}
