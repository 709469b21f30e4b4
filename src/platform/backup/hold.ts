import { setTimeout as pause } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import type { Ctx } from '@/platform/ctx'
import { database, transaction } from '@/platform/db/transaction'
import { holdWaitingMail } from '@/platform/email/mailRepository'

/** A restored copy that nobody released: mail that waited is held, and the worker does nothing. */
export type Hold = { madeAt: Date; mails: number }

const moment = z.coerce.date<string | Date>()

const holdRow = z.object({ madeAt: moment, mails: z.number() })

/** `madeAt` is when the backup was made. What went out after it would go out again. */
export async function holdRestored(ctx: Ctx, madeAt: Date): Promise<Hold> {
  return transaction(ctx, async tx => {
    const mails = await holdWaitingMail(tx)
    await tx.sql.execute(sql`
      insert into bureau.restores (made_at, restored_at, mails)
      values (${madeAt.toISOString()}, ${ctx.now().toISOString()}, ${mails})`)
    return { madeAt, mails }
  })
}

/** While the table is there, a restore has not ended: rows, pictures or tables may be missing. */
export const BEGIN_RESTORING = 'create table bureau.restoring ()'

export async function endRestoring(ctx: Ctx): Promise<void> {
  await database(ctx).drizzle.execute(sql`drop table if exists bureau.restoring`)
}

export async function isRestoring(ctx: Ctx): Promise<boolean> {
  const { rows } = await database(ctx).drizzle.execute(
    sql`select to_regclass('bureau.restoring') is not null as "isThere"`,
  )
  return rows[0]?.isThere === true
}

export async function readHold(ctx: Ctx): Promise<Hold | null> {
  const { rows } = await database(ctx).drizzle.execute(sql`
    select made_at as "madeAt", mails from bureau.restores where released_at is null order by restored_at desc limit 1`)
  return rows[0] ? holdRow.parse(rows[0]) : null
}

/** Mail that is held stays so: each is sent again by hand. False when nothing was held up. */
export async function releaseRestored(ctx: Ctx): Promise<boolean> {
  const { rows } = await database(ctx).drizzle.execute(sql`
    update bureau.restores set released_at = ${ctx.now().toISOString()} where released_at is null returning id`)
  return rows.length > 0
}

const LOOK_EVERY_MS = 2000

/** Resolves once nothing holds the worker up, or it is stopped. */
export async function untilReleased(ctx: Ctx, stop: AbortSignal): Promise<void> {
  const isHeld = async () => (await isRestoring(ctx)) || (await readHold(ctx)) !== null
  if (stop.aborted || !(await isHeld())) return
  ctx.payload.logger.warn({ msg: 'this is a restored copy: the worker waits for its release' })
  do await pause(LOOK_EVERY_MS, null, { signal: stop }).catch(whenStopped)
  while (!stop.aborted && (await isHeld()))
}

function whenStopped(error: Error): void {
  if (error.name !== 'AbortError') throw error
}
