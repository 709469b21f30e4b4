import { sql } from '@payloadcms/db-postgres/drizzle'
import { type LinkPurpose, linkExpiresAt } from '@/platform/auth/passwords'
import type { Ctx } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import { hashKey } from '@/platform/email/linkKey'
import { env } from '@/platform/env'
import { PASSWORD_KEY, PASSWORD_PATH } from '../model/passwordLink'

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
