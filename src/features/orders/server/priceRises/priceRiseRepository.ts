import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import type { PriceRise as PriceRiseDoc } from '@/payload-types'
import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { database, type Sql, type Tx } from '@/platform/db/transaction'
import { dayOf } from '@/platform/time/day'
import type { PriceRiseStatus, RaisedPrice } from '../../model/priceRise'
import { findOrders, orderSql, selectOrderIds } from '../orderRepository'
import type { Order } from '../orderRow'

/** Days on the calendar of Amsterdam. */
export type PriceRise = {
  id: string
  status: PriceRiseStatus
  announceOn: string
  from: string
  reason: string
  prices: RaisedPrice[]
}

export async function findPriceRise(ctx: Pick<Ctx, 'payload'>, id: string): Promise<PriceRise | null> {
  const where = { id: { equals: id } }
  const { docs } = await ctx.payload.find({ collection: 'price-rises', where, depth: 1, ...asSystem })
  return docs[0] ? toPriceRise(docs[0]) : null
}

/** A row whose product was deleted is left out: nothing says which lines it is about. */
function toPriceRise({ id, status, announceOn, from, reason, prices }: PriceRiseDoc): PriceRise {
  return {
    ...{ id, status, reason },
    announceOn: dayOf(new Date(announceOn)),
    from: dayOf(new Date(from)),
    prices: prices.flatMap(({ product, monthly, yearly }) => {
      if (typeof product?.value !== 'object') return []
      const { relationTo, value } = product
      const kind = relationTo === 'hosting-packages' ? 'package' : 'extra'
      return [{ kind, key: value.key, monthly, yearly }] satisfies RaisedPrice[]
    }),
  }
}

/** Takes it from one status to another; false when it is not in the first, since somebody else was sooner. */
export async function moveRise(
  ctx: Ctx,
  db: Pick<Sql, 'execute'>,
  id: string,
  move: { from: PriceRiseStatus; to: PriceRiseStatus },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update price_rises set status = ${move.to}, updated_at = ${ctx.now().toISOString()}
    where id = ${id} and status = ${move.from} returning id`)
  return rows.length > 0
}

/** Those whose letters go out today or should have gone already. */
export async function startDueRises(ctx: Ctx): Promise<string[]> {
  const { drizzle } = database(ctx)
  const now = ctx.now()
  await drizzle.execute(sql`
    update price_rises set status = 'sending', updated_at = ${now.toISOString()}
    where status = 'planned' and to_char(announce_on at time zone 'Europe/Amsterdam', 'YYYY-MM-DD') <= ${dayOf(now)}`)
  const { rows } = await drizzle.execute(sql`select id from price_rises where status = 'sending'`)
  return rows.map(row => z.object({ id: z.string() }).parse(row).id)
}

export async function countLetter(tx: Pick<Tx, 'sql'>, id: string): Promise<void> {
  await tx.sql.execute(sql`update price_rises set letters = letters + 1 where id = ${id}`)
}

/** Orders that run, or wait for their day, and agreed on one of these products. */
export function selectOrdersOf(db: Pick<Sql, 'execute'>, prices: readonly RaisedPrice[]): Promise<string[]> {
  const agreed = prices.map(({ kind, key }): SQL => sql`o.lines @> ${JSON.stringify([{ kind, key }])}::jsonb`)
  if (agreed.length === 0) return Promise.resolve([])
  return selectOrderIds(
    db,
    sql`(${orderSql.is('isRunning')} or ${orderSql.is('isScheduled')})
      and (${sql.join(agreed, sql` or `)}) order by o.created_at`,
  )
}

export async function listOrdersOf(ctx: Ctx, prices: readonly RaisedPrice[]): Promise<Order[]> {
  return findOrders(ctx, await selectOrdersOf(database(ctx).drizzle, prices))
}
