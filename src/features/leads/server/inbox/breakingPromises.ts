import { sql } from '@payloadcms/db-postgres/drizzle'
import { getCompany } from '@/features/company/server/getCompany'
import type { Ctx } from '@/platform/ctx'
import { database, transaction } from '@/platform/db/transaction'
import { type QueuedMail, queueMail, sendNow } from '@/platform/email/outbox'
import { env } from '@/platform/env'
import { deadlineState } from '@/platform/time/deadline'
import type { InboxLead } from '../../model/inbox'
import { promiseMail } from './promiseMail'
import { readLeads } from './readLeads'
import { TABLES } from './tables'
import { COLLECTIONS, SEEN } from './where'

/** One round looks at no more; the next one comes soon. */
const MOST = 500

/** Warns staff, once a lead, when a quarter of the promised time is left and nobody answered. */
export async function breakingPromises(ctx: Ctx): Promise<void> {
  const waiting = await unwarned(ctx)
  const mails: QueuedMail[] = []
  for (const lead of waiting.filter(each => isBreaking(each, ctx.now())))
    mails.push(...(await warn(ctx, lead)))
  if (mails.length > 0) await sendNow(ctx, mails)
}

function unwarned(ctx: Ctx): Promise<InboxLead[]> {
  const order = sql`open_until`
  const rest = sql`where open_until is not null and ${SEEN}
    and not exists (select from bureau.promise_mails where lead = id) order by ${order} limit ${MOST}`
  const parts = COLLECTIONS.all.map(from => ({ from, rest }))
  return readLeads(database(ctx).drizzle, parts, order, MOST)
}

function isBreaking({ createdAt, respondBy }: InboxLead, now: Date): boolean {
  const promise = { received: new Date(createdAt), respondBy: new Date(respondBy), answered: false, now }
  return deadlineState(promise) !== 'running'
}

/** Whoever notes the lead first mails. A lead that was answered meanwhile is not noted. */
async function warn(ctx: Ctx, lead: InboxLead): Promise<QueuedMail[]> {
  const company = await getCompany(ctx)
  return transaction(ctx, async tx => {
    const { rows } = await tx.sql.execute(sql`
      insert into bureau.promise_mails (lead)
      select id from ${TABLES[lead.collection]} where id = ${lead.id} and open_until is not null
      on conflict do nothing returning lead`)
    if (rows.length === 0) return []
    return queueMail(ctx, tx, [promiseMail({ lead, company, now: ctx.now(), site: env.SITE_URL })])
  })
}
