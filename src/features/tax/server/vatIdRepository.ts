import { sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import type { Ctx } from '@/platform/ctx'
import { database, isoTimestamp, type Sql } from '@/platform/db/transaction'

type Db = Pick<Sql, 'execute'>

/** An id is asked about in its country: the same letters may be right in none or one. */
const checkRow = z.object({
  ...{ vatId: z.string(), standing: z.enum(['valid', 'invalid']), checkedAt: z.string() },
  ...{ name: z.string(), address: z.string(), consultation: z.string() },
})

/** An answer that was given about an id. It never changes: it proves what was known on its day. */
export type VatIdCheck = z.infer<typeof checkRow>

export async function findLatestCheck(db: Db, vatId: string): Promise<VatIdCheck | null> {
  const { rows } = await db.execute(sql`
    select c.vat_id as "vatId", c.standing, ${isoTimestamp('c.checked_at')} as "checkedAt",
      coalesce(c.name, '') as name, coalesce(c.address, '') as address, coalesce(c.consultation, '') as consultation
    from vat_id_checks c where c.vat_id = ${vatId} order by c.checked_at desc, c.id limit 1`)
  return rows[0] ? checkRow.parse(rows[0]) : null
}

export async function insertCheck(ctx: Ctx, db: Sql, check: Omit<VatIdCheck, 'checkedAt'>): Promise<void> {
  const now = ctx.now().toISOString()
  await db
    .insert(database(ctx).tables.vat_id_checks)
    .values({ ...check, id: ctx.random(), checkedAt: now, createdAt: now, updatedAt: now })
}

/** Parts of a reader's own statement: whether the newest answer about an id was that it is valid. */
export const isValidNow = (vatId: ReturnType<typeof sql>) => sql`coalesce((
  select c.standing = 'valid' from vat_id_checks c where c.vat_id = ${vatId}
  order by c.checked_at desc, c.id limit 1), false)`

const watchRow = z.object({ vatId: z.string(), country: z.string(), giveUpAt: z.string() })

export type WatchedVatId = z.infer<typeof watchRow>

/** Until when an id is asked about again and again; a known watch stays as it is. */
export async function watch(
  db: Db,
  { vatId, country, giveUpAt }: WatchedVatId,
  nextAskAt: string,
): Promise<void> {
  await db.execute(sql`
    insert into bureau.vat_id_watch (vat_id, country, next_ask_at, give_up_at)
    values (${vatId}, ${country}, ${nextAskAt}, ${giveUpAt})
    on conflict (vat_id) do update set next_ask_at = excluded.next_ask_at, give_up_at = excluded.give_up_at
    where vat_id_watch.give_up_at < excluded.next_ask_at`)
}

export async function endWatch(db: Db, vatId: string): Promise<void> {
  await db.execute(sql`delete from bureau.vat_id_watch where vat_id = ${vatId}`)
}

export async function askAgainAt(db: Db, vatId: string, moment: string): Promise<void> {
  await db.execute(sql`update bureau.vat_id_watch set next_ask_at = ${moment} where vat_id = ${vatId}`)
}

export async function listDue(db: Db, now: string, limit: number): Promise<WatchedVatId[]> {
  const { rows } = await db.execute(sql`
    select w.vat_id as "vatId", w.country, ${isoTimestamp('w.give_up_at')} as "giveUpAt"
    from bureau.vat_id_watch w where w.next_ask_at <= ${now} order by w.next_ask_at limit ${limit}`)
  return rows.map(row => watchRow.parse(row))
}
