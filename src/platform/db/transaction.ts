import { randomUUID } from 'node:crypto'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import type { Ctx } from '@/platform/ctx'

export type Sql = Pick<PostgresAdapter['drizzle'], 'insert' | 'update' | 'select' | 'execute'>

export type Tx = {
  /** Our own SQL in this transaction. */
  sql: Sql
  /** Pass to a Local API call, so that it joins this transaction. */
  req: { transactionID: string }
}

export function database(ctx: { payload: Payload }): PostgresAdapter {
  return ctx.payload.db as unknown as PostgresAdapter
}

/**
 * Runs `work` in one transaction and resolves only after the commit. Payload's own
 * `commitTransaction` swallows a failing commit; here it reaches the caller.
 */
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

/** The transaction that a hook of Payload runs in; null outside one. */
export async function hookTx(req: Pick<PayloadRequest, 'payload' | 'transactionID'>): Promise<Tx | null> {
  const transactionID = String((await req.transactionID) ?? '')
  const session = database(req).sessions[transactionID]
  // Two copies of drizzle's types describe this one object.
  return session ? { sql: session.db as unknown as Sql, req: { transactionID } } : null
}

const settled = async () => {}
