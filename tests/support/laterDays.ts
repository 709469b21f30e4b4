import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import pg from 'pg'

/** Has an order be placed that many days earlier. */
export const backdateOrder = (orderKey: string, days: number) =>
  change(`update hosting_orders set created_at = created_at - $2 * interval '1 day' where order_key = $1`, [
    orderKey,
    days,
  ])

/** Has a quote be valid until yesterday. */
export const expireQuote = (id: string) =>
  change(
    `update quotes set valid_until = to_char(now() at time zone 'Europe/Amsterdam' - interval '1 day', 'YYYY-MM-DD')
     where id = $1`,
    [id],
  )

async function change(statement: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  const { rowCount } = await client.query(statement, values)
  await client.end()
  if (rowCount !== 1) throw new Error(`no record has the key ${values[0]}`)
}

/** Does once, in a process of its own, what the worker does under that name. */
export async function runScheduledJob(name: string): Promise<void> {
  await promisify(execFile)('node_modules/.bin/tsx', ['tests/support/scheduledJob.ts', name])
}
