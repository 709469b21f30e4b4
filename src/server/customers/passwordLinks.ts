import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { PASSWORD_KEY, PASSWORD_PATH } from '@/domain/hosting/passwordLink'
import { RESET_LINK_MINUTES, SET_LINK_HOURS } from '@/domain/hosting/passwords'
import type { Ctx } from '../ctx'
import { env } from '../env'
import type { Tx } from '../transaction'

const MINUTE_MS = 60_000

/** How long a link works: to set a first password, and to choose a new one. */
const VALID_MS = { set: SET_LINK_HOURS * 60 * MINUTE_MS, reset: RESET_LINK_MINUTES * MINUTE_MS }

/** Makes a link that sets the password of a customer once. Only its hash is kept: the address goes in a mail. */
export async function makePasswordLink(
  ctx: Ctx,
  tx: Tx,
  customer: string,
  purpose: keyof typeof VALID_MS,
): Promise<string> {
  const key = ctx.random()
  const until = new Date(ctx.now().getTime() + VALID_MS[purpose]).toISOString()
  await tx.sql.execute(sql`
    insert into bureau.password_links (token_hash, customer, purpose, expires_at)
    values (${hashOf(key)}, ${customer}, ${purpose}, ${until})`)
  return `${env.SITE_URL}${PASSWORD_PATH}?${new URLSearchParams({ [PASSWORD_KEY]: key })}`
}

/** Whose password this link may set now; null for one that was used, is over, or was never made. */
export async function ownerOfLink(ctx: Ctx, tx: Tx, key: string): Promise<string | null> {
  const { rows } = await tx.sql.execute<{ customer: string }>(sql`
    select customer from bureau.password_links
    where token_hash = ${hashOf(key)} and used_at is null and expires_at > ${ctx.now().toISOString()}`)
  return rows[0]?.customer ?? null
}

/** After a password is set none of its owner's links works any more, whichever mail they stand in. */
export async function spendLinks(ctx: Ctx, tx: Tx, customer: string): Promise<void> {
  await tx.sql.execute(sql`
    update bureau.password_links set used_at = ${ctx.now().toISOString()}
    where customer = ${customer} and used_at is null`)
}

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex')
