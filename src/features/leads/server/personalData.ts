import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { forgottenBefore } from '@/features/company/model/legal'
import { asSystem } from '@/platform/access/authority'
import { deleteTraces } from '@/platform/audit/deleteTraces'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx, transaction } from '@/platform/db/transaction'
import { type ErasedPerson, type PersonalData, registryOf, rowsOfAddress } from '@/platform/registry'
import { BATCH_SIZE } from '@/platform/retention/retention'
import { MIN_PHONE_DIGITS, phoneDigits } from '@/platform/text/search'
import type { Doubt } from '../model/doubt'
import { INBOX_COLLECTIONS } from '../model/inbox'
import { INITIAL_STATUS } from '../model/lead'
import { inboxTables } from './inboxSources'
import { NOT_QUARANTINED } from './leadRepository'
import { contactMomentsOf } from './noteRepository'

declare module '@/platform/registry' {
  interface PersonalRows {
    requests: Row[]
    contactMoments: Row[]
  }
}

export const leadsPersonalData: PersonalData = {
  exportRows: async (ctx, { email }) => {
    const found = await Promise.all(INBOX_COLLECTIONS.map(each => rowsOfAddress(ctx, each, 'email', email)))
    const theirs = inboxTables(ctx).map(table => sql`select id from ${table} where lower(email) = ${email}`)
    const records = sql.join(theirs, sql` union all `)
    return {
      requests: found.flat(),
      contactMoments: await contactMomentsOf(database(ctx).drizzle, records),
    }
  },
  recordIds: async (ctx, tx, person) => {
    const ids = inboxTables(ctx).map(table => sql`select id::text from ${table} where ${isFrom(person)}`)
    const { rows } = await tx.sql.execute<{ id: string }>(sql.join(ids, sql` union all `))
    return rows.map(row => row.id)
  },
  erase: async (ctx, tx, person) => {
    for (const table of inboxTables(ctx))
      await tx.sql.execute(sql`delete from ${table} where ${isFrom(person)}`)
  },
}

/** Who asked to be called may have left a number alone. What has an address is of whoever has that address. */
function isFrom({ email, phone }: ErasedPerson): SQL {
  const digits = phoneDigits(phone)
  if (digits.length < MIN_PHONE_DIGITS) return sql`lower(email) = ${email}`
  return sql`(lower(email) = ${email} or (email = '' and bureau.phone_digits(phone) = ${digits}))`
}

const QUARANTINE_DAYS = 30

export const QUARANTINE_PERIOD = `${QUARANTINE_DAYS} dagen`

/** What a machine sent, or staff threw away, stays 30 days. What is doubtful stays until staff decide. */
export async function deleteQuarantinedLeads(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.now().getTime() - QUARANTINE_DAYS * 86_400_000).toISOString()
  const machines = {
    ...{ quarantined: { equals: true }, doubt: { equals: 'machine' satisfies Doubt } },
    status: { equals: INITIAL_STATUS },
  }
  let deleted = 0
  for (const collection of INBOX_COLLECTIONS) {
    const where = { ...machines, updatedAt: { less_than: before } }
    const { docs } = await ctx.payload.delete({ collection, where, depth: 0, ...asSystem })
    deleted += docs.length
  }
  return deleted
}

/** Two years after their last contact. A person whom a feature keeps stays. */
export async function deleteOldLeads(ctx: Ctx): Promise<number> {
  const before = forgottenBefore(ctx.now()).toISOString()
  let deleted = 0
  for (const table of inboxTables(ctx))
    deleted += await transaction(ctx, tx => deleteOldFrom(ctx, tx, table, before))
  return deleted
}

async function deleteOldFrom(ctx: Ctx, tx: Tx, table: SQL, before: string): Promise<number> {
  const { rows } = await tx.sql.execute<{ id: string }>(sql`
    delete from ${table} where id = any(array(
      select id from ${table} as lead
      where updated_at < ${before} and not (${sql.join(reasonsToKeep(ctx, before), sql` or `)})
      limit ${BATCH_SIZE} for update skip locked
    )) returning id::text`)
  await deleteTraces(ctx, tx, rows)
  return rows.length
}

function reasonsToKeep(ctx: Ctx, before: string): SQL[] {
  const kept = registryOf(ctx).keepsPerson.map(keeps => keeps(sql`lower(lead.email)`))
  return [...kept, ...inboxTables(ctx).map(table => contactedSince(table, before))]
}

/** An advertisement's lead may have no address; two of those are not one person. */
const contactedSince = (table: SQL, before: string) => sql`
  (lead.email <> '' and exists (
    select 1 from ${table} as other
    where lower(other.email) = lower(lead.email) and other.updated_at >= ${before} and ${NOT_QUARANTINED}
  ))`
