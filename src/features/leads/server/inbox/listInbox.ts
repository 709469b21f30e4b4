import { sql } from '@payloadcms/db-postgres/drizzle'
import { requireOperator } from '@/platform/access/authority'
import { cursorOf, readCursor } from '@/platform/console/cursor'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import type { InboxPage } from '../../model/inbox'
import type { InboxQuery } from '../../model/inboxQuery'
import { SORT_ORDERS } from './orders'
import { selectLeads } from './readLeads'
import { TAB_COLLECTIONS, inboxFilter } from './where'

const PAGE_SIZE = 50

/** At most `size` leads of both collections, from where the query begins. Throws for anybody who does not sell. */
export async function listInbox(ctx: Ctx, query: InboxQuery, size = PAGE_SIZE): Promise<InboxPage> {
  requireOperator(ctx)
  const order = SORT_ORDERS[query.sort]
  const cursor = readCursor(query.after)
  const from = cursor ? sql`${inboxFilter(query)} and ${order.after(cursor)}` : inboxFilter(query)
  // One more than is shown tells whether there is a next page.
  const rest = sql`where ${from} order by ${order.by} limit ${size + 1}`
  const parts = TAB_COLLECTIONS[query.tab].map(collection => ({ from: collection, rest }))
  const found = await selectLeads(database(ctx).drizzle, parts, order.by, size + 1)
  const leads = found.slice(0, size)
  const last = found.length > size ? leads.at(-1) : undefined
  return { leads, next: last ? cursorOf(last) : null }
}
