import { createHash } from 'node:crypto'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import {
  currentParty,
  joinLogIn,
  recordSecurityEvent,
  type SecurityParty,
} from '@/platform/audit/securityLog'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx, transaction } from '@/platform/db/transaction'
import { UNKNOWN_BROWSER } from '@/platform/http/client'

export type OwnSession = {
  key: string
  isHere: boolean
  /** ISO moments. */
  since: string
  until: string
  browser: string
  clientIp: string | null
}

export type SessionOwner = SecurityParty & { sid: string }

type Owner = SecurityParty['collection']

const OWNERS: Owner[] = ['staff', 'hosting-customers']
const tableOf = (owner: Owner): SQL => sql.raw(`${owner.replaceAll('-', '_')}_sessions`)

const KEY_OF = sql`encode(sha256(s.id::bytea), 'hex')`

const MAX_SHOWN = 20

export const sessionKey = (sid: string) => createHash('sha256').update(sid).digest('hex')

export function sessionIn(token: string): string {
  const [, claims = ''] = token.split('.')
  return String(JSON.parse(Buffer.from(claims, 'base64url').toString()).sid)
}

export async function listSessions(ctx: Ctx): Promise<OwnSession[] | null> {
  const owner = currentSession(ctx)
  if (!owner) return null
  const here = sessionKey(owner.sid)
  const { rows } = await database(ctx).drizzle.execute(sql`
    select ${KEY_OF} as key, s.created_at, s.expires_at, e.browser, e.client_ip from ${tableOf(owner.collection)} s
    ${joinLogIn(owner.id, KEY_OF)}
    where s._parent_id = ${owner.id} and s.expires_at > ${ctx.now().toISOString()}
    order by ${KEY_OF} = ${here} desc, s.created_at desc limit ${MAX_SHOWN}`)
  return rows.map(row => {
    const { key, browser, client_ip, ...times } = sessionRow.parse(row)
    return {
      ...{ key, isHere: key === here, clientIp: client_ip, browser: browser ?? UNKNOWN_BROWSER },
      ...{ since: times.created_at, until: times.expires_at },
    }
  })
}

const moment = z.pipe(
  z.coerce.date(),
  z.transform(date => date.toISOString()),
)

const sessionRow = z.object({
  ...{ key: z.string(), created_at: moment, expires_at: moment },
  ...{ browser: z.nullable(z.string()), client_ip: z.nullable(z.string()) },
})

/** Null when not logged in; otherwise how many sessions ended, each counted once. */
export async function endSessions(ctx: Ctx, which: { key: string } | 'others'): Promise<number | null> {
  const owner = currentSession(ctx)
  if (!owner) return null
  const ended =
    which === 'others' ? sql`${KEY_OF} <> ${sessionKey(owner.sid)}` : sql`${KEY_OF} = ${which.key}`
  return transaction(ctx, async tx => {
    const { rows } = await tx.sql.execute(sql`
      delete from ${tableOf(owner.collection)} s where s._parent_id = ${owner.id} and ${ended} returning 1`)
    const code = which === 'others' ? 'sessionsEnded' : 'sessionEnded'
    if (rows.length > 0) await recordSecurityEvent(ctx, tx, { event: { code }, subject: owner })
    return rows.length
  })
}

const counted = z.object({ n: z.number() })

type Connection = Pick<Tx, 'sql'>

/** The open sessions of an account, without `kept`: the one that asks. */
export async function countSessions(
  ctx: Ctx,
  tx: Connection,
  { collection, id }: SecurityParty,
  kept: string | null = currentSession(ctx)?.sid ?? null,
): Promise<number> {
  const { rows } = await tx.sql.execute(sql`
    select count(*)::int as n from ${tableOf(collection)} where _parent_id = ${id}
      and expires_at > ${ctx.now().toISOString()} and id is distinct from ${kept}`)
  return counted.parse(rows[0]).n
}

/** Every session of an account, or every other than `kept`. */
export async function deleteSessions(
  tx: Connection,
  { collection, id }: SecurityParty,
  kept: string | null = null,
): Promise<void> {
  await tx.sql.execute(sql`
    delete from ${tableOf(collection)} where _parent_id = ${id} and id is distinct from ${kept}`)
}

/** Notes that the owner of a session has just proved who it is. */
export async function confirmSession(ctx: Ctx, sid: string): Promise<void> {
  await database(ctx).drizzle.execute(sql`
    insert into bureau.confirmed_sessions (session, confirmed_at) values (${sessionKey(sid)}, ${ctx.now().toISOString()})
    on conflict (session) do update set confirmed_at = excluded.confirmed_at`)
}

export async function isConfirmedSince(
  { sql: connection }: Connection,
  sid: string,
  since: Date,
): Promise<boolean> {
  const { rows } = await connection.execute(sql`
    select 1 from bureau.confirmed_sessions where session = ${sessionKey(sid)} and confirmed_at > ${since.toISOString()}`)
  return rows.length > 0
}

const CONFIRMED_DAYS = 1

export const CONFIRMED_PERIOD = `${CONFIRMED_DAYS} dag`

/** Payload checks whether a session exists, not its age. */
export async function deleteExpiredSessions(ctx: Ctx): Promise<number> {
  const now = ctx.now().toISOString()
  const { drizzle } = database(ctx)
  let deleted = 0
  for (const owner of OWNERS) {
    const { rowCount } = await drizzle.execute(sql`delete from ${tableOf(owner)} where expires_at <= ${now}`)
    deleted += rowCount ?? 0
  }
  const { rowCount } = await drizzle.execute(sql`
    delete from bureau.confirmed_sessions
    where confirmed_at < ${now}::timestamptz - make_interval(days => ${CONFIRMED_DAYS})`)
  return deleted + (rowCount ?? 0)
}

export function currentSession(ctx: Ctx): SessionOwner | null {
  const party = currentParty(ctx)
  return party && ctx.user && '_sid' in ctx.user ? { ...party, sid: String(ctx.user._sid) } : null
}
