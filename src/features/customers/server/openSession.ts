import { sql } from '@payloadcms/db-postgres/drizzle'
import { jwtSign } from 'payload'
import type { Ctx } from '@/platform/ctx'
import { database, type Sql, type Tx } from '@/platform/db/transaction'
import type { CustomerRow } from './customerRecord'

const COLLECTION = 'hosting-customers'

/**
 * Opens a session and answers its token; null when the password or the account changed since it was read. Payload's
 * own log-in writes the whole list of sessions back and so loses one of two at the same instant; this adds a row.
 */
export async function openSession(ctx: Ctx, account: CustomerRow, tx?: Tx): Promise<string | null> {
  const { id, email, hash } = account
  const { tokenExpiration } = ctx.payload.collections[COLLECTION].config.auth
  const sid = ctx.random()
  const now = ctx.now()
  const until = new Date(now.getTime() + tokenExpiration * 1000)
  const connection: Pick<Sql, 'execute'> = tx?.sql ?? database(ctx).drizzle
  const { rows } = await connection.execute(sql`
    with customer as (
      select id from hosting_customers where id = ${id} and hash = ${hash} and disabled is not true for update
    ), expired as (
      delete from hosting_customers_sessions s using customer
      where s._parent_id = customer.id and s.expires_at <= ${now.toISOString()}
    )
    insert into hosting_customers_sessions (_order, _parent_id, id, created_at, expires_at)
    select coalesce((select max(_order) from hosting_customers_sessions where _parent_id = ${id}), 0) + 1,
      id, ${sid}, ${now.toISOString()}::timestamptz, ${until.toISOString()}::timestamptz from customer
    returning id`)
  if (rows.length === 0) return null
  const fieldsToSign = { id, collection: COLLECTION, email, sid }
  const { token } = await jwtSign({ fieldsToSign, secret: ctx.payload.secret, tokenExpiration })
  return token
}
