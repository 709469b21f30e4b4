import { sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import { hasRole } from '@/platform/access/actors'
import { asSystem, requireOperator } from '@/platform/access/authority'
import { decodeCursor, encodeCursor, pageOf } from '@/platform/console/officeEndpoints'
import type { Ctx } from '@/platform/ctx'
import { type MailSummary, mailsAbout } from '@/platform/email/mailRepository'
import { MIN_PHONE_DIGITS, phoneDigits } from '@/platform/text/search'
import {
  INBOX_COLLECTIONS,
  type InboxLead,
  type InboxPage,
  type InboxQuery,
  TAB_COLLECTIONS,
} from '../model/inbox'
import {
  findLead,
  inboxFilter,
  type LeadCursor,
  NOT_QUARANTINED,
  SORT_ORDERS,
  selectLeads,
} from './leadRepository'

const PAGE_SIZE = 50

export async function listInbox(ctx: Ctx, query: InboxQuery, size = PAGE_SIZE): Promise<InboxPage> {
  requireOperator(ctx)
  const order = SORT_ORDERS[query.sort]
  const cursor = readCursor(query.after)
  const from = cursor ? sql`${inboxFilter(query)} and ${order.after(cursor)}` : inboxFilter(query)
  const rest = sql`where ${from} order by ${order.by} limit ${size + 1}`
  const selection = { from: TAB_COLLECTIONS[query.tab], rest, order: order.by, limit: size + 1 }
  const found = await selectLeads(ctx, selection)
  const { rows, next } = pageOf(found, size, cursorOf)
  return { leads: rows, next }
}

const YEAR_9999 = 253_402_300_799_999
const moment = z.int().check(z.gte(0), z.lte(YEAR_9999))
const cursorSchema = z.tuple([z.nullable(moment), moment, z.uuid()])

export function cursorOf({ openUntil, createdAt, id }: InboxLead): string {
  return encodeCursor([openUntil && Date.parse(openUntil), Date.parse(createdAt), id])
}

function readCursor(after: string | null): LeadCursor | null {
  const parsed = cursorSchema.safeParse(decodeCursor(after))
  if (!parsed.success) return null
  const [openUntil, createdAt, id] = parsed.data
  return { openUntil: openUntil === null ? null : isoOf(openUntil), createdAt: isoOf(createdAt), id }
}

const isoOf = (ms: number) => new Date(ms).toISOString()

export type LeadThread = { requests: InboxLead[]; mails: MailSummary[] }

const MAX_REQUESTS = 50

export async function getLeadThread(
  ctx: Ctx,
  key: Pick<InboxLead, 'collection' | 'id'>,
): Promise<LeadThread | null> {
  requireOperator(ctx)
  const lead = await findLead(ctx, key)
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
  return selectLeads(ctx, { from: INBOX_COLLECTIONS, rest, order: by, limit: MAX_REQUESTS })
}

/** Names alone: only administrators may see more of a colleague. */
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
