import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import type { Ctx } from '@/platform/ctx'
import { database, readWithin } from '@/platform/db/transaction'
import type { QueueSize } from './model/health'

/** Work that waits: for the worker, for a service elsewhere, or for staff. */
export type Queue = {
  /** The label of its metrics. */
  key: string
  label: string
  /** Where staff see what waits. */
  href?: string
  /** In milliseconds: the oldest may wait so long. */
  lateAfter: number
  /** What is due before `lateBefore` is late. */
  measure: (ctx: Ctx, lateBefore: Date) => Promise<QueueSize>
}

/** In milliseconds, of each statement. A check gives up later, so that it can say what went wrong. */
export const STATEMENT_LIMIT_MS = 4000

export function readQueue(ctx: Ctx, { lateAfter, measure }: Queue): Promise<QueueSize> {
  const lateBefore = new Date(ctx.now().getTime() - lateAfter)
  return readWithin(ctx, STATEMENT_LIMIT_MS, limited => measure(limited, lateBefore))
}

const moment = z.nullable(z.coerce.date<string | Date>())

const sizeRow = z.object({ waiting: z.coerce.number(), oldest: moment, newestLate: moment })

/** `rows` is what follows `from`; `since` the moment from which each is due. */
export async function measureQueue(ctx: Ctx, rows: SQL, since: SQL, lateBefore: Date): Promise<QueueSize> {
  const found = await database(ctx).drizzle.execute(sql`
    select count(*) as waiting, min(${since}) as oldest,
      max(${since}) filter (where ${since} < ${lateBefore.toISOString()}) as "newestLate"
    from ${rows}`)
  return sizeRow.parse(found.rows[0])
}
