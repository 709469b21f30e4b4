import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import type { Ctx } from '@/platform/ctx'
import { database, isoTimestamp, type Sql, type Tx } from '@/platform/db/transaction'
import { withinLimit } from '@/platform/limits/counters'
import { MAX_OPENINGS, type QuoteOpening, SAME_OPENING_MINUTES } from '../model/openings'
import { quoteStatus } from '../model/quoteStatus'
import { openQuote } from './ownQuote'
import { quoteSql } from './quoteRepository'

type Db = Pick<Sql, 'execute'>

export const openingSql = { from: sql`bureau.quote_openings o` }

/**
 * Never throws: who reads or answers a quote does so anyway. Our own look at what we sent does not count, nor once it is won:
 * then the page is that of the work.
 */
export async function recordOpening(
  ctx: Ctx,
  key: string,
  isStaff: () => Promise<boolean> = async () => false,
): Promise<void> {
  try {
    if (await isStaff()) return
    const opened = await openQuote(ctx, key)
    if (!opened || quoteStatus(opened.quote.status).isWon) return
    const { quote, right } = opened
    if (!(await withinLimit(ctx, 'quote-opening', quote.id))) return
    const { edition } = quote
    await insertOpening(database(ctx).drizzle, quote.id, { at: ctx.now().toISOString(), edition, right })
  } catch (err) {
    ctx.payload.logger.error({ err, msg: 'the opening of a quote was not recorded' })
  }
}

async function insertOpening(db: Db, quote: string, { at, edition, right }: QuoteOpening): Promise<void> {
  await db.execute(sql`
    insert into bureau.quote_openings (quote_id, edition, way, opened_at)
    select ${quote}::uuid, ${edition}::int, ${right}::text, ${at}::timestamptz where not exists (
      select from bureau.quote_openings o where o.quote_id = ${quote} and o.edition = ${edition} and o.way = ${right}
        and o.opened_at > ${at}::timestamptz - make_interval(mins => ${SAME_OPENING_MINUTES}))`)
  await db.execute(sql`
    delete from bureau.quote_openings where quote_id = ${quote} and opened_at < (
      select opened_at from bureau.quote_openings where quote_id = ${quote}
      order by opened_at desc offset ${MAX_OPENINGS - 1} limit 1)`)
}

const openingRow: z.ZodMiniType<QuoteOpening> = z.object({
  ...{ at: z.string(), edition: z.number() },
  right: z.enum(['answer', 'read']),
})

/** The newest first. */
export async function listOpenings(db: Db, quote: string): Promise<QuoteOpening[]> {
  const { rows } = await db.execute(sql`
    select ${isoTimestamp('o.opened_at')} as at, o.edition, o.way as right from bureau.quote_openings o
    where o.quote_id = ${quote} order by o.opened_at desc`)
  return rows.map(row => openingRow.parse(row))
}

/** Of the quotes that meet a condition on `q`. */
export async function deleteOpenings(tx: Pick<Tx, 'sql'>, which: SQL): Promise<void> {
  await tx.sql.execute(sql`
    delete from bureau.quote_openings where quote_id in (select q.id from ${quoteSql.from} where ${which})`)
}
