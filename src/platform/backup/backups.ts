import { sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'

/** `verify` checks the checksums of an archive; `restore-test` also restores it into a database that is dropped again. */
export type BackupKind = 'backup' | 'verify' | 'restore-test'

export type BackupRun = {
  kind: BackupKind
  startedAt: Date
  archive: string
  bytes: number | null
  /** Null when it succeeded. */
  reason: string | null
}

export async function recordRun(ctx: Ctx, run: BackupRun): Promise<void> {
  await database(ctx).drizzle.execute(sql`
    insert into bureau.backups (kind, started_at, finished_at, archive, bytes, outcome, reason)
    values (${run.kind}, ${run.startedAt.toISOString()}, ${ctx.now().toISOString()}, ${run.archive}, ${run.bytes},
      ${run.reason === null ? 'succeeded' : 'failed'}, ${run.reason})`)
}

const moment = z.coerce.date<string | Date>()

const runRow = z.object({
  startedAt: moment,
  finishedAt: moment,
  archive: z.string(),
  bytes: z.nullable(z.coerce.number<string | number>()),
})

export type SucceededRun = z.infer<typeof runRow>

/** The last backup that succeeded. */
export function lastBackup(ctx: Ctx): Promise<SucceededRun | null> {
  return lastSucceeded(ctx, 'backup')
}

/** The last archive that was restored into a database of its own and found right. */
export function lastVerified(ctx: Ctx): Promise<SucceededRun | null> {
  return lastSucceeded(ctx, 'restore-test')
}

/** Why the last one failed; null once one succeeded after it. */
export async function lastFailure(ctx: Ctx, kind: BackupKind): Promise<string | null> {
  const { rows } = await database(ctx).drizzle.execute(sql`
    select outcome, reason from bureau.backups where kind = ${kind} order by finished_at desc limit 1`)
  const last = z.nullable(outcomeRow).parse(rows[0] ?? null)
  return last?.outcome === 'failed' ? (last.reason ?? '') : null
}

const outcomeRow = z.object({ outcome: z.string(), reason: z.nullable(z.string()) })

export async function lastSucceeded(ctx: Ctx, kind: BackupKind): Promise<SucceededRun | null> {
  const { rows } = await database(ctx).drizzle.execute(sql`
    select started_at as "startedAt", finished_at as "finishedAt", archive, bytes
    from bureau.backups where kind = ${kind} and outcome = 'succeeded' order by finished_at desc limit 1`)
  return rows[0] ? runRow.parse(rows[0]) : null
}
