import { sql } from '@payloadcms/db-postgres/drizzle'
import { requireOperator } from '@/platform/access/forOperators'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { HOSTING_TABS, type HostingFound, type HostingPage, type HostingTab } from '../../model/console'
import type { HostingQuery } from '../../model/consoleQuery'
import { cursorOf, cursorColumn, readCursor } from './cursor'
import { FROM, type Rows, readRows } from './rows'
import { comesAfter, orderedBy, sortOf } from './sorts'
import { where } from './where'

const PAGE = 50

const IDS = { orders: sql`o.id`, customers: sql`c.id`, invoices: sql`i.id` }

/** At most `size` lines of a tab, from where the query begins. Throws for anybody who does not sell. */
export async function listHosting(ctx: Ctx, query: HostingQuery, size = PAGE): Promise<HostingPage> {
  requireOperator(ctx)
  const [{ rows, next }, found] = await Promise.all([page(ctx, query, size), countFound(ctx, query.search)])
  return { tab: query.tab, rows, next, found } as HostingPage
}

async function page(ctx: Ctx, query: HostingQuery, size: number) {
  const [sort, id] = [sortOf(query), IDS[query.tab]]
  const cursor = readCursor(query.after, sort)
  const from = cursor ? sql`${where(query)} and ${comesAfter(sort, id, cursor)}` : where(query)
  // One more than is shown tells whether there is a next page.
  const rest = sql`where ${from} order by ${orderedBy(sort, id)} limit ${size + 1}`
  const kept = sql`, ${cursorColumn(sort, id)} as kept`
  const lines = await readRows<HostingTab, { kept: string[] }>(database(ctx).drizzle, query.tab, rest, kept)
  const last = lines.length > size ? lines[size - 1] : undefined
  return { rows: lines.slice(0, size).map(shown), next: last ? cursorOf(last.kept) : null }
}

function shown({ kept, ...row }: Rows[HostingTab] & { kept: string[] }) {
  return row
}

/** On how many lines of each tab a search is found. */
async function countFound(ctx: Ctx, search: string): Promise<HostingFound> {
  const counts = HOSTING_TABS.map(
    ({ value: tab }) =>
      sql`(select count(*)::int from ${FROM[tab]} where ${where({ tab, filter: null, search })}) as ${sql.raw(tab)}`,
  )
  const { rows } = await database(ctx).drizzle.execute<HostingFound>(sql`select ${sql.join(counts, sql`, `)}`)
  const [found] = rows
  if (!found) throw new Error('the search was not counted')
  return found
}
