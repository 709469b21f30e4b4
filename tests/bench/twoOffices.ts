import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import pg from 'pg'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { inPairs, median, medianRatio } from './pairs'

const ROUNDS = 15
const CALLS = 5

const url = process.env.DATABASE_URL ?? ''

/** A second database as the first one is, for the office with few records. Nobody may be connected to the first one yet. */
export async function copyDatabase(name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url.replace(/\/[^/]*$/, '/postgres') })
  await client.connect()
  await client.query(`create database ${name} template ${new URL(url).pathname.slice(1)}`)
  await client.end()
  return url.replace(/\/[^/]*$/, `/${name}`)
}

/** The same context on another database, as far as the console asks it. */
export function onDatabase(ctx: Ctx, connectionString: string): Ctx {
  const { tables } = database(ctx)
  const db = { tables, drizzle: drizzle({ client: new pg.Pool({ connectionString, max: 4 }) }) }
  return { ...ctx, payload: { ...ctx.payload, db } as unknown as Ctx['payload'] }
}

type Work<Office> = (office: Office) => Promise<unknown>

/**
 * Prints how much longer work takes in the office with many records, in milliseconds a call. First `known` against
 * itself: between 0.93 and 1.07 the machine is calm.
 */
export async function comparer<Office>({ few, many }: { few: Office; many: Office }, known: Work<Office>) {
  const same = await inPairs(calls(known, many), calls(known, many), ROUNDS)
  console.log(`the same page under two names: ${medianRatio(same).toFixed(2)}`)
  return async function compare(name: string, work: Work<Office>): Promise<void> {
    const pairs = await inPairs(calls(work, many), calls(work, few), ROUNDS)
    const [a, b] = [median(pairs.map(each => each.a)) / CALLS, median(pairs.map(each => each.b)) / CALLS]
    console.log(`${name}: ${medianRatio(pairs).toFixed(2)} (${a.toFixed(2)} ms against ${b.toFixed(2)} ms)`)
  }
}

function calls<Office>(work: Work<Office>, where: Office) {
  return async () => {
    for (let call = 0; call < CALLS; call++) await work(where)
  }
}
