import { eq, type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { ALL_TABLES } from '@/features/leads/server/inbox/tables'
import { redactAuditLog } from '@/platform/audit/dropWords'
import { unusableHash } from '@/platform/auth/passwordHash'
import type { Ctx } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import { EMPTY_CUSTOMER } from '../model/customer'
import { type CustomerRow, customers } from './customerRecord'

const NOBODY = { ...EMPTY_CUSTOMER, name: 'Gewiste klant' }

/** What belongs to a person by their address alone. */
const OF_ADDRESS = [...ALL_TABLES, sql`newsletter_subscribers`]

/** Takes one person out of everything that is kept but the final invoices, in the caller's transaction. */
export async function erasePerson(ctx: Ctx, tx: Tx, { id, email }: CustomerRow): Promise<void> {
  const theirs = recordsOf(id, email)
  await tx.sql.execute(sql`
    delete from mail_messages where lower("to") = ${email} or about_id in (${theirs})`)
  await tx.sql.execute(redactAuditLog(theirs))
  for (const table of OF_ADDRESS)
    await tx.sql.execute(sql`delete from ${table} where lower(email) = ${email}`)
  await tx.sql.execute(sql`delete from hosting_invoices where customer_id = ${id} and number is null`)
  await tx.sql.execute(sql`
    update hosting_orders set buyer = ${JSON.stringify(NOBODY)}, notes = null where customer_id = ${id}`)
  await emptyAccount(ctx, tx, id)
}

/** Everything that may carry words of this person or about them. */
function recordsOf(id: string, email: string) {
  return sql`
    select ${id}::text
    union all select id::text from hosting_orders where customer_id = ${id}
    union all select id::text from hosting_invoices where customer_id = ${id}
    ${sql.join(OF_ADDRESS.map(recordsAt(email)), sql` `)}`
}

const recordsAt = (email: string) => (table: SQL) =>
  sql`union all select id::text from ${table} where lower(email) = ${email}`

/** The record stays, so that orders and invoices still belong to somebody; nobody can log in to it. */
async function emptyAccount(ctx: Ctx, tx: Tx, id: string): Promise<void> {
  const table = customers(ctx)
  const now = ctx.now().toISOString()
  await tx.sql.execute(sql`delete from hosting_customers_sessions where _parent_id = ${id}`)
  await tx.sql.execute(sql`delete from bureau.password_links where customer = ${id}`)
  await tx.sql
    .update(table)
    .set({
      ...NOBODY,
      ...unusableHash(),
      email: `${id}@gewist.invalid`,
      disabled: true,
      passwordSet: false,
      erasureAskedAt: null,
      updatedAt: now,
    })
    .where(eq(table.id, id))
}
