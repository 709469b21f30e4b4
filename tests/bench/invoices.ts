import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { finaliseInvoice } from '@/features/billing/server/invoices'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx, transaction } from '@/platform/db/transaction'
import { processCtx } from '@/platform/processCtx'
import { inPairs, median, medianRatio } from './pairs'

const AT_ONCE = 16
const BATCH = 480
const ROUNDS = 15

const ctx: Ctx = await processCtx()
ctx.payload.logger.level = 'silent'
const run = database(ctx).drizzle
await run.execute(sql`create sequence bureau.bench_numbers`)

const same = await inPairs(plainly, plainly, ROUNDS)
console.log(
  `the same thing under two names: ${medianRatio(same).toFixed(2)} (between 0.93 and 1.07 the machine is calm)`,
)
const pairs = await inPairs(plainly, gapless, ROUNDS)
const perSecond = (part: 'a' | 'b') => Math.round((BATCH * 1000) / median(pairs.map(each => each[part])))
console.log(
  `gapless numbers against a plain sequence, ${AT_ONCE} at once: ${medianRatio(pairs).toFixed(2)} (${perSecond('b')} against ${perSecond('a')} a second)`,
)
process.exit(0)

function gapless(): Promise<void> {
  return inTransactions((tx, id) => finaliseInvoice(ctx, tx, id))
}

/** The same change of the same row, with a number that nobody waits for, and that leaves gaps. */
function plainly(): Promise<void> {
  return inTransactions((tx, id) =>
    tx.sql.execute(sql`
      update hosting_invoices set number = 'PLAIN-' || nextval('bureau.bench_numbers'), status = 'sent',
        seller = '{}'::jsonb, issue_date = '2026-11-21', due_date = '2026-12-05', payment_status = 'pending',
        updated_at = now()
      where id = ${id} and number is null returning number`),
  )
}

/** A draft and its number in one transaction, as an order and a renewal make it, so many at once. */
async function inTransactions(number: (tx: Tx, id: string) => Promise<unknown>): Promise<void> {
  let left = BATCH
  const work = async () => {
    while (left-- > 0) await transaction(ctx, tx => draft(tx).then(id => number(tx, id)))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

async function draft(tx: Tx): Promise<string> {
  const id = randomUUID()
  await tx.sql.execute(sql`
    insert into hosting_invoices (id, series, status, payment_status, buyer, lines, excl, vat, incl)
    values (${id}, 'INV', 'draft', 'pending', '{}', '[]', 1950, 410, 2360)`)
  return id
}
