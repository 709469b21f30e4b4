import { eq, type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import { COUNTRY_CODES } from '@/features/tax/model/countries'
import { isCustomer } from '@/platform/access/actors'
import { hashKey } from '@/platform/auth/keys'
import { unusableHash } from '@/platform/auth/passwordChecks'
import { deleteSessions } from '@/platform/auth/sessions'
import type { Ctx } from '@/platform/ctx'
import { database, type Sql, type Tx } from '@/platform/db/transaction'
import { env } from '@/platform/env'
import { type LinkPurpose, linkExpiresAt } from '@/platform/forms/passwordRules'
import { PASSWORD_KEY, PASSWORD_PATH } from '../model/account'
import { CUSTOMER_KINDS, type Customer, ERASED_CUSTOMER, hasConsumerNotice } from '../model/customer'

/** Empty where Payload stored no password. */
const hashed = z.pipe(
  z.nullable(z.string()),
  z.transform(value => value ?? ''),
)

const customerRow = z.object({
  ...{ id: z.string(), email: z.string(), name: z.string(), phone: z.nullable(z.string()) },
  ...{ hash: hashed, salt: hashed },
  ...{ disabled: z.nullable(z.boolean()), passwordSet: z.nullable(z.boolean()) },
  erasureAskedAt: z.nullable(z.string()),
})

export type CustomerRow = z.infer<typeof customerRow>

type Connection = Pick<Tx, 'sql'>

/** Parts of a reader's own statement, in which a customer is called `c`. */
export const customerSql = { from: sql`hosting_customers c` }

function customers(ctx: Pick<Ctx, 'payload'>) {
  return database(ctx).tables.hosting_customers
}

export function currentCustomerId({ user }: Pick<Ctx, 'user'>): string | null {
  return user && isCustomer(user) ? user.id : null
}

export async function findCustomer(ctx: Ctx, email: string): Promise<CustomerRow | null> {
  const table = customers(ctx)
  const [found] = await database(ctx).drizzle.select().from(table).where(eq(table.email, email))
  return found ? customerRow.parse(found) : null
}

/** `email` must be in lower case. */
export const isCustomerAddress = (email: SQL): SQL =>
  sql`exists (select 1 from hosting_customers where email = ${email})`

export async function lockCustomer(
  ctx: Pick<Ctx, 'payload'>,
  tx: Connection,
  id: string,
): Promise<CustomerRow | null> {
  const table = customers(ctx)
  const [found] = await tx.sql.select().from(table).where(eq(table.id, id)).for('update')
  return found ? customerRow.parse(found) : null
}

/** Nothing is locked where nobody has this address yet. */
export async function lockKnownCustomer(tx: Connection, email: string): Promise<void> {
  await tx.sql.execute(sql`select from hosting_customers where email = ${email.toLowerCase()} for update`)
}

/** When somebody may leave who ordered as `buyer`; an account that is gone is not marked as large. */
export async function getLeavingTerms(
  db: Connection,
  customer: string,
  { kind }: Pick<Customer, 'kind'>,
): Promise<{ leavesAnytime: boolean }> {
  const { rows } = await db.sql.execute(sql`
    select coalesce(c.is_large, false) as "isLarge" from ${customerSql.from} where c.id::text = ${customer}`)
  const { isLarge } = z.object({ isLarge: z.boolean() }).parse(rows[0] ?? { isLarge: false })
  return { leavesAnytime: hasConsumerNotice({ kind, isLarge }) }
}

/** One statement, as fast for a known address. A known account is not changed. */
export async function findOrCreateCustomer(
  ctx: Ctx,
  tx: Tx,
  { email, ...particulars }: Customer,
): Promise<{ id: string; isNew: boolean }> {
  const table = customers(ctx)
  const now = ctx.now().toISOString()
  const [account] = await tx.sql
    .insert(table)
    .values({
      ...particulars,
      ...unusableHash(),
      email: email.toLowerCase(),
      disabled: false,
      passwordSet: false,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({ target: table.email, set: { updatedAt: sql`${table.updatedAt}` } })
    .returning({ id: table.id, isNew: sql<boolean>`(xmax = 0)` })
  if (!account) throw new Error('an account was neither found nor made')
  return { id: String(account.id), isNew: Boolean(account.isNew) }
}

type NewSession = { sid: string; since: Date; until: Date }

/** Payload rewrites all sessions; this adds a row. False when the account changed since it was read. */
export async function insertSession(
  { sql: connection }: { sql: Pick<Sql, 'execute'> },
  { id, hash }: CustomerRow,
  { sid, since, until }: NewSession,
): Promise<boolean> {
  const { rows } = await connection.execute(sql`
    with customer as (
      select id from hosting_customers where id = ${id} and hash = ${hash} and disabled is not true for update
    ), expired as (
      delete from hosting_customers_sessions s using customer
      where s._parent_id = customer.id and s.expires_at <= ${since.toISOString()}
    )
    insert into hosting_customers_sessions (_order, _parent_id, id, created_at, expires_at)
    select coalesce((select max(_order) from hosting_customers_sessions where _parent_id = ${id}), 0) + 1,
      id, ${sid}, ${since.toISOString()}::timestamptz, ${until.toISOString()}::timestamptz from customer
    returning id`)
  return rows.length > 0
}

export async function deleteSession(ctx: Ctx, customer: string, sid: string): Promise<void> {
  await database(ctx).drizzle.execute(sql`
    with customer as (select id from hosting_customers where id = ${customer} for update)
    delete from hosting_customers_sessions s using customer
    where s._parent_id = customer.id and s.id = ${sid}`)
}

export async function saveErasureRequest(ctx: Ctx, tx: Connection, id: string): Promise<void> {
  const table = customers(ctx)
  const now = ctx.now().toISOString()
  await tx.sql.update(table).set({ erasureAskedAt: now, updatedAt: now }).where(eq(table.id, id))
}

/** The record stays, so that orders and invoices keep their owner; nobody can log in to it. */
export async function emptyAccount(ctx: Ctx, tx: Connection, id: string): Promise<void> {
  const table = customers(ctx)
  await deleteSessions(tx, { collection: 'hosting-customers', id })
  await tx.sql.execute(sql`delete from bureau.password_links where customer = ${id}`)
  await tx.sql
    .update(table)
    .set({
      ...ERASED_CUSTOMER,
      ...unusableHash(),
      email: `${id}@gewist.invalid`,
      disabled: true,
      passwordSet: false,
      erasureAskedAt: null,
      updatedAt: ctx.now().toISOString(),
    })
    .where(eq(table.id, id))
}

const billingDetails = z.object({
  ...{ name: z.string(), company: z.string(), address: z.string(), zipcode: z.string(), city: z.string() },
  ...{ email: z.string(), kvk: z.string(), vatId: z.string(), country: z.enum(COUNTRY_CODES) },
  kind: z.enum(CUSTOMER_KINDS.map(({ value }) => value)),
})

/** To whom an invoice of today goes, and how they are taxed. */
export type BillingDetails = z.infer<typeof billingDetails>

export async function getBillingDetails(tx: Connection, customer: string): Promise<BillingDetails | null> {
  const { rows } = await tx.sql.execute(sql`
    select name, coalesce(company, '') as company, address, zipcode, city, email, coalesce(kvk, '') as kvk,
      coalesce(vat_id, '') as "vatId", country::text as country, kind::text as kind
    from hosting_customers where id = ${customer}`)
  return rows[0] ? billingDetails.parse(rows[0]) : null
}

/** Only the hash is stored. */
export async function createPasswordLink(
  ctx: Ctx,
  tx: Connection,
  customer: string,
  purpose: LinkPurpose,
): Promise<string> {
  const key = ctx.random()
  const until = linkExpiresAt(purpose, ctx.now()).toISOString()
  await tx.sql.execute(sql`
    insert into bureau.password_links (token_hash, customer, purpose, expires_at)
    values (${hashKey(key)}, ${customer}, ${purpose}, ${until})`)
  return `${env.SITE_URL}${PASSWORD_PATH}?${new URLSearchParams({ [PASSWORD_KEY]: key })}`
}

const linkRow = z.object({ customer: z.string() })

/** Null for a used, expired or unknown link. */
export async function findLinkOwner(ctx: Ctx, tx: Tx, key: string): Promise<string | null> {
  const { rows } = await tx.sql.execute(sql`
    select customer from bureau.password_links
    where token_hash = ${hashKey(key)} and used_at is null and expires_at > ${ctx.now().toISOString()}`)
  return rows[0] ? linkRow.parse(rows[0]).customer : null
}

export async function invalidateLinks(ctx: Ctx, tx: Connection, customer: string): Promise<void> {
  await tx.sql.execute(sql`
    update bureau.password_links set used_at = ${ctx.now().toISOString()}
    where customer = ${customer} and used_at is null`)
}

export async function deleteExpiredLinks(ctx: Ctx): Promise<number> {
  const now = ctx.now().toISOString()
  const { rowCount } = await database(ctx).drizzle.execute(
    sql`delete from bureau.password_links where expires_at < ${now}`,
  )
  return rowCount ?? 0
}
