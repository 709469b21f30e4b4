import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import pg from 'pg'
import { finaliseInvoice } from '@/features/billing/server/invoices'
import type { Ctx } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'

/**
 * A process of its own that makes invoices final until it is killed, with clocks that disagree. Some are rolled back,
 * some lose their connection between the number and the commit. It says each number that was committed, and when:
 * before it was asked for, and after the commit was known, on the clock that all processes share.
 */
const [connectionString = '', workers = '8'] = process.argv.slice(2)
const SHARES = { rolledBack: 0.1, cutOff: 0.003 }
const CLOCKS = 4

const ctx = {
  now: () => new Date(Date.UTC(2026, 10, 21 + Math.floor(Math.random() * CLOCKS))),
  // Payload takes seconds to start; the seller on the invoice is all that is read through it here.
  payload: { findGlobal: async () => ({ name: 'Webbureau Voorbeeld' }) },
} as unknown as Ctx

await Promise.all(Array.from({ length: Number(workers) }, work))

async function work(): Promise<never> {
  for (let client = await connected(); ; ) {
    if (await makeFinal(client)) continue
    client = await connected()
  }
}

/** A commit that need not reach the disk: what is tried here is the order of commits, and no power fails. */
async function connected(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, application_name: 'numbers' })
  client.on('error', () => {})
  await client.connect()
  await client.query('set synchronous_commit = off')
  return client
}

/** False when the connection is gone. */
async function makeFinal(client: pg.Client): Promise<boolean> {
  const tx = { sql: drizzle({ client }) } as unknown as Tx
  const [id, fate] = [randomUUID(), Math.random()]
  await client.query('begin')
  await tx.sql.execute(sql`
    insert into hosting_invoices (id, series, status, payment_status, buyer, lines, excl, vat, incl)
    values (${id}, 'INV', 'draft', 'pending', '{}', '[]', 1950, 410, 2360)`)
  const asked = process.hrtime.bigint()
  const { number } = await finaliseInvoice(ctx, tx, id)
  if (fate < SHARES.cutOff) {
    await client.end()
    return false
  }
  if (fate < SHARES.rolledBack) {
    await client.query('rollback')
    return true
  }
  await client.query('commit')
  process.stdout.write(`${number} ${asked} ${process.hrtime.bigint()}\n`)
  return true
}
