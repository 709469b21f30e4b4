import { sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { registryOf } from '@/platform/registry'
import { isNightlyDue } from '@/platform/time/nightly'
import type { Retention } from './retention'

/** Other jobs wait only so long for it: what is left comes a minute later. */
const MAX_RUN_MS = 10_000

/** Every night each of the registered records, until nothing of it is left to clear. One that fails stops no other. */
export async function clearOldRecords(
  ctx: Ctx,
  parts = registryOf(ctx).retention,
  maxMs = MAX_RUN_MS,
): Promise<void> {
  const end = performance.now() + maxMs
  const last = new Map((await readClearings(ctx)).map(({ key, finishedAt }) => [key, finishedAt]))
  const failures: unknown[] = []
  for (const part of parts.filter(({ key }) => isDue(last.get(key), ctx.now()))) {
    try {
      await clearAll(ctx, part, end)
    } catch (cause) {
      failures.push(new Error(`"${part.key}" was not cleared`, { cause }))
    }
    if (performance.now() >= end) break
  }
  if (failures.length > 0) throw new AggregateError(failures, 'old records were not cleared')
}

/** The first does not wait: a machine that is off at night would never begin. */
const isDue = (last: Date | undefined, now: Date) => last === undefined || isNightlyDue(last, now)

/** At least one batch, so that every run gets on. */
async function clearAll(ctx: Ctx, { key, clear }: Retention, end: number): Promise<void> {
  while ((await clear(ctx)) > 0) if (performance.now() >= end) return
  await database(ctx).drizzle.execute(sql`
    insert into bureau.clearings (key, finished_at) values (${key}, ${ctx.now().toISOString()})
    on conflict (key) do update set finished_at = excluded.finished_at`)
}

const clearing = z.object({ key: z.string(), finishedAt: z.coerce.date<string | Date>() })

/** When each of the registered records was last cleared to its end. */
export async function readClearings(ctx: Ctx): Promise<z.infer<typeof clearing>[]> {
  const { rows } = await database(ctx).drizzle.execute(
    sql`select key, finished_at as "finishedAt" from bureau.clearings`,
  )
  return rows.map(row => clearing.parse(row))
}
