import { randomUUID } from 'node:crypto'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import type { Ctx } from '@/platform/ctx'

export type Sql = Pick<PostgresAdapter['drizzle'], 'insert' | 'update' | 'select' | 'execute'>

export type Tx = {
  sql: Sql
  req: { transactionID: string }
}

export function database(ctx: { payload: Payload }): PostgresAdapter {
  return ctx.payload.db as unknown as PostgresAdapter
}

/** Resolves after the commit. Payload's `commitTransaction` swallows a failing commit; here it throws. */
export async function transaction<T>(ctx: Ctx, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { drizzle, sessions } = database(ctx)
  const transactionID = randomUUID()
  return drizzle.transaction(async sql => {
    // Two copies of drizzle's types describe this one object.
    sessions[transactionID] = { db: sql as never, resolve: settled, reject: settled }
    try {
      return await work({ sql: sql as unknown as Sql, req: { transactionID } })
    } finally {
      delete sessions[transactionID]
    }
  })
}

/** For work that only reads: the database ends each of its statements after `ms`, and its connection is free again. */
export function readWithin<T>(ctx: Ctx, ms: number, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const limited = async (tx: Sql) => {
    await tx.execute(sql.raw(`set local statement_timeout = ${ms}`))
    const db = Object.create(ctx.payload.db, { drizzle: { value: tx } })
    return work({ ...ctx, payload: Object.create(ctx.payload, { db: { value: db } }) })
  }
  return database(ctx).drizzle.transaction(tx => limited(tx as unknown as Sql), { accessMode: 'read only' })
}

/** Whether the database ended a statement because it took too long. */
export function isStatementTimeout(error: unknown): boolean {
  const asked = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return (asked as { code?: unknown } | null)?.code === '57014'
}

/** Null outside a transaction. */
export async function hookTx(req: Pick<PayloadRequest, 'payload' | 'transactionID'>): Promise<Tx | null> {
  const transactionID = String((await req.transactionID) ?? '')
  const session = database(req).sessions[transactionID]
  return session ? { sql: session.db as unknown as Sql, req: { transactionID } } : null
}

const settled = async () => {}

/** `column` is SQL of our own, never input. */
export const isoTimestamp = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

/** Whether `column`, SQL of our own, holds one of these values of a table of ours. */
export const oneOf = (column: string, values: readonly { value: string }[]) =>
  sql.raw(`${column} in (${values.map(({ value }) => `'${value}'`).join(', ')})`)
