// Works around: a broken connection ends the process, and errors of queries hold every parameter.
// Upstream: payloadcms/payload#3920, drizzle-team/drizzle-orm#5939.
// Removal test: `databaseErrors` in tests/unit/platform/workarounds.test.ts.
import { PgPreparedQuery } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload } from 'payload'
import { database } from '@/platform/db/transaction'

/** An error of a connection that nobody listens to would end the process; the query fails by itself. */
export function handleConnectionErrors(payload: Payload): void {
  const { pool } = database({ payload })
  pool.on('connect', client =>
    client.on('error', err => payload.logger.warn({ err, msg: 'a connection to the database broke' })),
  )
  pool.on('error', () => {})
}

type Run = (text: string, params: unknown[], query: () => Promise<unknown>) => Promise<unknown>
export type Prepared = { queryWithCache: Run }

/** Classes of PostgreSQL errors whose message names tables and constraints, never a value. */
const WITHOUT_VALUES = /^(08|23|25|40|53|55|57)/
/** A write begins with its table; of a read only the first word is sure to hold no value. */
const OPENING = /^\s*(?:(?:insert into|update|delete from)\s+[\w".]+|\w+)/i
/** What of a statement may be shown. */
export const openingOf = (query: string) => OPENING.exec(query)?.[0].trim() ?? ''

const REVEALING = ['detail', 'where', 'internalQuery', 'hint', 'query', 'params'] as const
const redacted = Symbol('redacted')

/** Drizzle's errors hold every parameter, PostgreSQL's the row: nothing may print them. */
export function redactQueryErrors(): void {
  const prototype = PgPreparedQuery.prototype as unknown as Prepared & { [redacted]?: true }
  if (prototype[redacted]) return
  const run = prototype.queryWithCache
  prototype.queryWithCache = async function (this: unknown, text, params, query) {
    try {
      return await run.call(this, text, params, query)
    } catch (error) {
      throw error instanceof Error ? redactError(error, text) : error
    }
  }
  prototype[redacted] = true
}

function redactError(error: Error, query: string): Error {
  const asked = error.cause instanceof Error ? error.cause : error
  if (asked !== error) replaceMessage(error, `Failed query: ${openingOf(query)}`)
  const code = 'code' in asked ? String(asked.code) : ''
  if ('severity' in asked && !WITHOUT_VALUES.test(code))
    replaceMessage(asked, `the database refused it (${code})`)
  for (const each of [error, asked]) hide(each)
  return error
}

/** An error keeps its first message in its stack. */
function replaceMessage(error: Error, message: string): void {
  const trace = error.stack?.slice(error.stack.search(/\n\s+at /))
  error.message = message
  error.stack = `${error.name}: ${message}${trace ?? ''}`
}

/** Payload reads `detail`, so it stays as a property that is not printed. */
function hide(error: Error): void {
  for (const name of REVEALING) {
    if (!(name in error)) continue
    const value = name === 'detail' ? Reflect.get(error, name) : undefined
    Object.defineProperty(error, name, { value, enumerable: false, configurable: true })
  }
}
