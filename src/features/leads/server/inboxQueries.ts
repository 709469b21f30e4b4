import { sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import { hasRole } from '@/platform/access/actors'
import { asSystem, requireOperator } from '@/platform/access/authority'
import { decodeCursor, encodeCursor, pageOf } from '@/platform/console/officeEndpoints'
import type { Ctx } from '@/platform/ctx'
import {
  type InboxLead,
  type InboxPage,
  type InboxQuery,
  type LeadSlip,
  TAB_COLLECTIONS,
} from '../model/inbox'
import { inboxSource } from './inboxSources'
import { inboxFilter, type LeadCursor, SORT_ORDERS, selectLeads } from './leadRepository'

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
const cursorSchema = z.tuple([z.nullable(moment), z.nullable(z.iso.date()), moment, z.uuid()])

export function cursorOf({ openUntil, nextStepOn, createdAt, id }: InboxLead): string {
  return encodeCursor([openUntil && Date.parse(openUntil), nextStepOn, Date.parse(createdAt), id])
}

function readCursor(after: string | null): LeadCursor | null {
  const parsed = cursorSchema.safeParse(decodeCursor(after))
  if (!parsed.success) return null
  const [openUntil, nextStepOn, createdAt, id] = parsed.data
  return {
    ...{ openUntil: openUntil === null ? null : isoOf(openUntil), nextStepOn },
    ...{ createdAt: isoOf(createdAt), id },
  }
}

const isoOf = (ms: number) => new Date(ms).toISOString()

/** Everything that a lead said; null when it is gone. */
export async function getLeadSlip(
  ctx: Ctx,
  { collection, id }: Pick<InboxLead, 'collection' | 'id'>,
): Promise<LeadSlip | null> {
  requireOperator(ctx)
  return inboxSource(ctx, collection).slip(ctx, id)
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
