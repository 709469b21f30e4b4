import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { isCustomer, isStaff } from '@/platform/access/actors'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx } from '@/platform/db/transaction'
import { maskEmail, type SecurityEvent } from './model/securityEvents'

/** Names of customers are looked up when the log is shown. */
export type SecurityParty = { collection: 'staff' | 'hosting-customers'; id: string; name?: string | null }

type SecurityEntry = {
  event: SecurityEvent
  /** Null when the account is nobody's. */
  subject: SecurityParty | null
  /** By default whoever is logged in, or a visitor. */
  actor?: SecurityParty | 'system'
}

/** With null the entry stays when the work around it is rolled back. */
export async function recordSecurityEvent(
  ctx: Ctx,
  tx: Pick<Tx, 'sql'> | null,
  { event, subject, actor = currentParty(ctx) ?? undefined }: SecurityEntry,
): Promise<void> {
  const { code, ...details } = maskCustomerEmail(event, subject)
  const now = ctx.now().toISOString()
  await (tx?.sql ?? database(ctx).drizzle).insert(database(ctx).tables.security_events).values({
    ...{ code, details, clientIp: ctx.clientIp, browser: ctx.browser },
    ...{ actorCollection: collectionOf(actor), ...named('actor', actor === 'system' ? null : actor) },
    ...{ subjectCollection: subject?.collection ?? null, ...named('subject', subject) },
    ...{ createdAt: now, updatedAt: now },
  })
}

export type Exported = Extract<SecurityEvent, { code: 'personalDataExported' }>['what']

export function recordExport(ctx: Ctx, what: Exported): Promise<void> {
  return recordSecurityEvent(ctx, null, { event: { code: 'personalDataExported', what }, subject: null })
}

export function currentParty({ user }: Pick<Ctx, 'user'>): SecurityParty | null {
  if (!user || !(isStaff(user) || isCustomer(user))) return null
  const name = 'name' in user && typeof user.name === 'string' ? user.name : null
  return { collection: user.collection as SecurityParty['collection'], id: user.id, name }
}

const collectionOf = (actor?: SecurityParty | 'system') =>
  actor === 'system' ? 'system' : (actor?.collection ?? 'visitor')

function named(role: 'actor' | 'subject', party?: SecurityParty | null) {
  const name = party?.collection === 'staff' ? (party.name ?? null) : null
  return { [`${role}Id`]: party?.id ?? null, [`${role}Name`]: name }
}

/** Whole addresses of customers would outlive the erasure of their data. */
function maskCustomerEmail(event: SecurityEvent, subject: SecurityParty | null): SecurityEvent {
  if (event.code !== 'emailChanged' || subject?.collection !== 'hosting-customers') return event
  return { ...event, before: maskEmail(event.before), after: maskEmail(event.after) }
}

const KEPT_YEARS = 1

export const SECURITY_LOG_PERIOD = `${KEPT_YEARS} jaar`

/** The database refuses to delete younger entries. */
export async function deleteOldSecurityEvents(ctx: Ctx): Promise<number> {
  const { rowCount } = await database(ctx).drizzle.execute(sql`
    delete from security_events where created_at < now() - make_interval(years => ${KEPT_YEARS})`)
  return rowCount ?? 0
}

export async function hasLoggedInBefore(ctx: Ctx, { id }: SecurityParty): Promise<boolean> {
  const { rows } = await database(ctx).drizzle.execute(sql`
    select 1 from security_events where subject_id = ${id} and code = 'loggedIn' limit 1`)
  return rows.length > 0
}

/** `typed` is a masked address. */
export async function wasLimitedSince(ctx: Ctx, typed: string, since: Date): Promise<boolean> {
  const { rows } = await database(ctx).drizzle.execute(sql`
    select 1 from security_events where code = 'logInLimited' and details->>'typed' = ${typed}
      and created_at > ${since.toISOString()}::timestamptz limit 1`)
  return rows.length > 0
}

/** Joins the log-in `e` that opened the session of this key. */
export const joinLogIn = (owner: string, sessionKey: SQL): SQL => sql`
  left join security_events e
    on e.code = 'loggedIn' and e.subject_id = ${owner} and e.details->>'session' = ${sessionKey}`
