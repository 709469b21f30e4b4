import { eq, sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug } from 'payload'
import { INBOX_COLLECTIONS } from '@/features/leads/model/inbox'
import { asSystem, asUser } from '@/platform/access/authority'
import { recordExport } from '@/platform/audit/securityLog'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { currentCustomerId } from './customerRepository'
import { mayChange } from './limits'

type Kept = Record<string, unknown>

/** All that is kept of one person, as they may take it elsewhere. */
export type OwnData = {
  madeAt: string
  account: Kept
  orders: Kept[]
  invoices: Kept[]
  payments: Kept[]
  requests: Kept[]
  newsletter: Kept[]
  mails: Kept[]
}

/** Null when nobody is logged in. What was asked of us under the same address belongs to it too. */
export async function exportOwnData(ctx: Ctx): Promise<OwnData | { kind: 'tooMany' } | null> {
  const id = currentCustomerId(ctx)
  if (!id) return null
  if (!(await mayChange(ctx, id))) return { kind: 'tooMany' }
  await recordExport(ctx, 'ownData')
  const account = await ctx.payload.findByID({
    collection: 'hosting-customers',
    id,
    depth: 0,
    ...asUser(ctx),
  })
  const invoices = await ownRecords(ctx, 'hosting-invoices')
  const [orders, payments, requests, newsletter, mails] = await Promise.all([
    ownRecords(ctx, 'hosting-orders'),
    paymentsOf(ctx, invoices),
    Promise.all(INBOX_COLLECTIONS.map(each => recordsOfAddress(ctx, each, 'email', account.email))),
    recordsOfAddress(ctx, 'newsletter-subscribers', 'email', account.email),
    recordsOfAddress(ctx, 'mail-messages', 'to', account.email),
  ])
  return {
    madeAt: ctx.now().toISOString(),
    account: withoutInternalFields(account),
    ...{ orders, invoices, payments, newsletter, mails: mails.map(withoutText) },
    requests: requests.flat(),
  }
}

/** What the access rules let a customer see is theirs. */
async function ownRecords(ctx: Ctx, collection: 'hosting-orders' | 'hosting-invoices'): Promise<Kept[]> {
  const { docs } = await ctx.payload.find({ collection, depth: 0, pagination: false, ...asUser(ctx) })
  return docs.map(withoutInternalFields)
}

async function paymentsOf(ctx: Ctx, invoices: Kept[]): Promise<Kept[]> {
  const where = { invoice: { in: invoices.map(invoice => invoice.id) } }
  const { docs } = await ctx.payload.find({
    collection: 'payments',
    where,
    depth: 0,
    pagination: false,
    ...asSystem,
  })
  return docs.map(withoutInternalFields)
}

async function recordsOfAddress(
  ctx: Ctx,
  collection: CollectionSlug,
  field: 'email' | 'to',
  address: string,
): Promise<Kept[]> {
  const table = database(ctx).tables[collection.replaceAll('-', '_')]
  const rows = await database(ctx)
    .drizzle.select()
    .from(table)
    .where(eq(sql`lower(${table[field]})`, address))
    .orderBy(table.createdAt)
  return rows.map(withoutInternalFields)
}

/** Internal fields: they say nothing about the person, or would grant access. */
const INTERNAL_FIELDS =
  /^(hash|salt|sessions|collection|_.*|.*Key|.*Hash|notes|checkoutUrl|askAgainAt|owner|nextStep.*|openUntil|quarantined|checklist|problem)$/

function withoutInternalFields(record: object): Kept {
  return Object.fromEntries(Object.entries(record).filter(([field]) => !INTERNAL_FIELDS.test(field)))
}

/** A mail may hold a link that still opens an account. */
function withoutText({ to, subject, sentAt, createdAt }: Kept): Kept {
  return { to, subject, sentAt, createdAt }
}
