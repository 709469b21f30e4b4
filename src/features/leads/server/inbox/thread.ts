import { sql } from '@payloadcms/db-postgres/drizzle'
import { asUser, requireOperator } from '@/platform/access/authority'
import type { LeadThread, ThreadMail } from '@/platform/console/thread'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { MIN_PHONE_DIGITS, phoneDigits } from '@/platform/text/search'
import type { InboxLead } from '../../model/inbox'
import { SORT_ORDERS } from './orders'
import { findLead, selectLeads } from './readLeads'
import { TAB_COLLECTIONS, NOT_QUARANTINED } from './where'

const MAX_REQUESTS = 50
const MAX_MAILS = 200

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

/** The mail about these records, the newest first. */
export async function mailsAbout(ctx: Ctx, ids: string[]): Promise<ThreadMail[]> {
  const { docs } = await ctx.payload.find({
    collection: 'mail-messages',
    where: { aboutId: { in: ids } },
    select: { subject: true, state: true, createdAt: true },
    sort: '-createdAt',
    limit: MAX_MAILS,
    pagination: false,
    depth: 0,
    ...asUser(ctx),
  })
  return docs.map(({ id, subject, state, createdAt }) => ({
    ...{ id, createdAt },
    subject: subject ?? '',
    state: state ?? 'queued',
  }))
}
