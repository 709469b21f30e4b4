import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { forgottenBefore } from '@/features/company/model/legal'
import { asSystem } from '@/platform/access/authority'
import { redactAuditLog } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { INBOX_COLLECTIONS } from '../model/inbox'
import { ALL_LEAD_TABLES, NOT_QUARANTINED } from './leadRepository'

const QUARANTINE_DAYS = 30

/** Quarantined leads stay 30 days, in case a person sent them. What staff took up stays. */
export async function deleteQuarantinedLeads(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now().getTime() - QUARANTINE_DAYS * 86_400_000).toISOString()
  for (const collection of INBOX_COLLECTIONS) {
    await ctx.payload.delete({
      collection,
      where: { quarantined: { equals: true }, status: { equals: 'new' }, createdAt: { less_than: before } },
      depth: 0,
      ...asSystem,
    })
  }
}

/** The most per run, so that it never holds the tables for long; the next run continues. */
const BATCH_SIZE = 500

/**
 * Removes what people asked two years after their last contact, with the mail about it and what the log says of them.
 * Who became a customer is kept: their order may rest on it.
 */
export async function deleteOldLeads(ctx: Ctx): Promise<void> {
  const before = forgottenBefore(ctx.now()).toISOString()
  for (const table of ALL_LEAD_TABLES) await database(ctx).drizzle.execute(deleteOldFrom(table, before))
}

function deleteOldFrom(table: SQL, before: string): SQL {
  return sql`
    with old as (
      select id from ${table} as lead
      where updated_at < ${before} and ${NOT_QUARANTINED}
        and not exists (select 1 from hosting_customers where email = lower(lead.email))
        and not (${sql.join(
          ALL_LEAD_TABLES.map(each => contactedSince(each, before)),
          sql` or `,
        )})
      limit ${BATCH_SIZE}
    ),
    gone as (delete from ${table} where id in (select id from old) returning id::text),
    mails as (delete from mail_messages where about_id in (select id from gone))
    ${redactAuditLog(sql`select id from gone`)}`
}

/** An advertisement's lead may have no address; two of those are not one person. */
const contactedSince = (table: SQL, before: string) => sql`
  lead.email <> '' and exists (
    select 1 from ${table} as other
    where lower(other.email) = lower(lead.email) and other.updated_at >= ${before} and ${NOT_QUARANTINED}
  )`
