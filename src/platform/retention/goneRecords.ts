import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { BATCH_SIZE } from './retention'

/** Names are ours, never input. `collection` and `id` are the columns that say what a row is about. */
type About = { table: string; collection: string; id: string; where?: SQL }

/** Deletes rows from before a moment that are about a record which is no longer there. */
export async function deleteOfGoneRecords(
  ctx: Ctx,
  { table, collection, id, where = sql`true` }: About,
  before: string,
): Promise<number> {
  const { drizzle } = database(ctx)
  const [rows, about] = [sql.raw(table), sql.raw(`a.${collection}`)]
  const { rows: found } = await drizzle.execute<{ slug: string }>(
    sql`select distinct ${about} as slug from ${rows} a`,
  )
  let deleted = 0
  for (const { slug } of found.filter(each => each.slug in ctx.payload.collections)) {
    const { rowCount } = await drizzle.execute(sql`
      delete from ${rows} where id = any(array(
        select a.id from ${rows} a
        where ${about} = ${slug} and a.created_at < ${before} and ${where}
          and not exists (select from ${sql.raw(slug.replaceAll('-', '_'))} r where r.id::text = a.${sql.raw(id)})
        limit ${BATCH_SIZE} for update of a skip locked))`)
    deleted += rowCount ?? 0
  }
  return deleted
}
