import { sql } from '@payloadcms/db-postgres/drizzle'
import { hasRole } from '@/platform/access/actors'
import { asSystem, requireOperator } from '@/platform/access/authority'
import { cursorOf, readCursor } from '@/platform/console/cursor'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { mailsAbout, type ThreadMail } from '@/platform/email/mailsAbout'
import { MIN_PHONE_DIGITS, phoneDigits } from '@/platform/text/search'
import type { InboxLead, InboxPage, InboxQuery } from '../model/inbox'
import {
  findLead,
  inboxFilter,
  NOT_QUARANTINED,
  SORT_ORDERS,
  selectLeads,
  TAB_COLLECTIONS,
} from './leadRepository'

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

const MAX_REQUESTS = 50

/** What else the same person asked, and all mail about it, the newest first. */
export type LeadThread = { requests: InboxLead[]; mails: ThreadMail[] }

/** What else the same person asked, and the mail about all of it. Null when there is no such lead. */
export async function getLeadThread(
  ctx: Ctx,
  { collection, id }: Pick<InboxLead, 'collection' | 'id'>,
): Promise<LeadThread | null> {
  requireOperator(ctx)
  const lead = await findLead(database(ctx).drizzle, collection, id)
  if (!lead) return null
  const requests = await otherRequests(ctx, lead)
  return { requests, mails: await mailsAbout(ctx, [lead.id, ...requests.map(each => each.id)]) }
}

async function otherRequests(ctx: Ctx, { id, email, phone }: InboxLead): Promise<InboxLead[]> {
  const digits = phoneDigits(phone ?? '')
  const same = [
    ...(email ? [sql`lower(email) = lower(${email})`] : []),
    ...(digits.length < MIN_PHONE_DIGITS ? [] : [sql`bureau.phone_digits(phone) = ${digits}`]),
  ]
  const { by } = SORT_ORDERS.newest
  const persons = sql`(${sql.join([...same, sql`false`], sql` or `)})`
  const rest = sql`where ${NOT_QUARANTINED} and id <> ${id} and ${persons} order by ${by} limit ${MAX_REQUESTS}`
  const parts = TAB_COLLECTIONS.all.map(from => ({ from, rest }))
  return selectLeads(database(ctx).drizzle, parts, by, MAX_REQUESTS)
}

/**
 * Everybody who sells, by name, and `present`, who may have stopped selling. Of colleagues nobody but who administers
 * may see more than that.
 */
export async function listOwners(ctx: Ctx, present?: string): Promise<{ id: string; name: string }[]> {
  requireOperator(ctx)
  const { docs } = await ctx.payload.find({
    collection: 'staff',
    where: {
      or: [{ roles: { in: ['operator', 'admin'] } }, ...(present ? [{ id: { equals: present } }] : [])],
    },
    select: { name: true },
    sort: 'name',
    pagination: false,
    depth: 0,
    ...asSystem,
  })
  return docs.map(({ id, name }) => ({ id, name }))
}

/** Whether this is a member of staff who can take on a lead. */
export async function canOwnLeads(ctx: Ctx, id: string): Promise<boolean> {
  const account = await ctx.payload.findByID({
    collection: 'staff',
    id,
    select: { roles: true },
    disableErrors: true,
    depth: 0,
    ...asSystem,
  })
  return account !== null && hasRole({ ...account, collection: 'staff' }, 'operator')
}
