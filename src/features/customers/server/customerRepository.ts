import { eq, type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { isCustomer } from '@/platform/access/actors'
import { hashKey } from '@/platform/auth/keys'
import { unusableHash } from '@/platform/auth/passwordChecks'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx } from '@/platform/db/transaction'
import { env } from '@/platform/env'
import { type LinkPurpose, linkExpiresAt } from '@/platform/forms/passwordRules'
import { PASSWORD_KEY, PASSWORD_PATH } from '../model/account'
import type { Customer } from '../model/customer'

export type CustomerRow = {
  id: string
  email: string
  name: string
  hash: string
  salt: string
  disabled: boolean | null
  passwordSet: boolean | null
  erasureAskedAt: string | null
}

export function customers(ctx: Pick<Ctx, 'payload'>) {
  return database(ctx).tables.hosting_customers
}

/** The customer who is logged in; null for anybody else. */
export function currentCustomerId({ user }: Pick<Ctx, 'user'>): string | null {
  return user && isCustomer(user) ? user.id : null
}

export async function findCustomer(ctx: Ctx, email: string): Promise<CustomerRow | null> {
  const table = customers(ctx)
  const [found] = await database(ctx).drizzle.select().from(table).where(eq(table.email, email))
  return (found as CustomerRow | undefined) ?? null
}

/** SQL that tells whether an address, in small letters, is a customer's. */
export const isCustomerAddress = (email: SQL): SQL =>
  sql`exists (select 1 from hosting_customers where email = ${email})`

/** One customer, whom nobody else changes until the commit. */
export async function lockCustomer(ctx: Ctx, tx: Tx, id: string): Promise<CustomerRow | null> {
  const table = customers(ctx)
  const [found] = await tx.sql.select().from(table).where(eq(table.id, id)).for('update')
  return (found as CustomerRow | undefined) ?? null
}

/**
 * The account of this address, made when there is none, in one statement that takes as long either way. A stranger
 * who types somebody's address changes nothing in the account. A new one has no password that anybody knows.
 */
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

/** Makes a link that sets the password of a customer once. Only its hash is kept: the address goes in a mail. */
export async function createPasswordLink(
  ctx: Ctx,
  tx: Pick<Tx, 'sql'>,
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

/** Whose password this link may set now; null for one that was used, is over, or was never made. */
export async function findLinkOwner(ctx: Ctx, tx: Tx, key: string): Promise<string | null> {
  const { rows } = await tx.sql.execute<{ customer: string }>(sql`
    select customer from bureau.password_links
    where token_hash = ${hashKey(key)} and used_at is null and expires_at > ${ctx.now().toISOString()}`)
  return rows[0]?.customer ?? null
}

/** After a password is set none of its owner's links works any more, whichever mail they stand in. */
export async function invalidateLinks(ctx: Ctx, tx: Pick<Tx, 'sql'>, customer: string): Promise<void> {
  await tx.sql.execute(sql`
    update bureau.password_links set used_at = ${ctx.now().toISOString()}
    where customer = ${customer} and used_at is null`)
}

/** Links that work no more and sessions that are over are forgotten. */
export async function deleteExpiredLinks(ctx: Ctx): Promise<void> {
  const now = ctx.now().toISOString()
  await database(ctx).drizzle.execute(sql`delete from bureau.password_links where expires_at < ${now}`)
  await database(ctx).drizzle.execute(sql`delete from hosting_customers_sessions where expires_at < ${now}`)
}
