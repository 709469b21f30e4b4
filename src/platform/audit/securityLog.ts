import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterOperationHook,
  CollectionSlug,
  PayloadRequest,
  Plugin,
} from 'payload'
import { type Actor, isCustomer, isStaff } from '@/platform/access/actors'
import { type Ctx, ctxOf } from '@/platform/ctx'
import { database, hookTx, type Tx } from '@/platform/db/transaction'
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

type Exported = Extract<SecurityEvent, { code: 'personalDataExported' }>['what']

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

/** The database refuses to delete younger entries. */
export async function deleteOldSecurityEvents(ctx: Ctx): Promise<void> {
  await database(ctx).drizzle.execute(sql`
    delete from security_events where created_at < now() - interval '1 year'`)
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

/** As many as a page of a console shows. */
export const MAX_UNRECORDED_PERSONS = 50

const PERSONS: Partial<Record<CollectionSlug, Exported>> = {
  leads: 'leads',
  'configurator-requests': 'requests',
  'newsletter-subscribers': 'subscribers',
  'hosting-customers': 'customers',
  'hosting-orders': 'orders',
  'hosting-invoices': 'invoices',
  'mail-messages': 'mails',
}

const KEY = 'bulkReads'

/** Records an answer with more persons than a page of a console shows. */
export const bulkReads: Plugin = config => ({
  ...config,
  collections: config.collections?.map(each => {
    const what = PERSONS[each.slug as CollectionSlug]
    if (!what) return each
    const afterOperation = [...(each.hooks?.afterOperation ?? []), recordBulkRead(what)]
    return { ...each, hooks: { ...each.hooks, afterOperation } }
  }),
})

function recordBulkRead(what: Exported): CollectionAfterOperationHook {
  return async ({ overrideAccess, req, result }) => {
    const isGiven = !overrideAccess && isStaff(req.user as Actor)
    if (isGiven && countOf(result) > MAX_UNRECORDED_PERSONS && isFirst(req, what))
      await recordExport(ctxOf(req), what)
    return result
  }
}

function countOf(result: unknown): number {
  const hasDocs = typeof result === 'object' && result !== null && 'docs' in result
  return hasDocs && Array.isArray(result.docs) ? result.docs.length : 0
}

/** Each kind is recorded once per request. */
function isFirst({ context }: PayloadRequest, what: Exported): boolean {
  context[KEY] ??= new Set()
  const written = context[KEY] as Set<Exported>
  return written.size < written.add(what).size
}

type Account = {
  id: string
  email: string
  name?: string | null
  roles?: string[] | null
  disabled?: boolean | null
}
type Owner = SecurityParty['collection']

/** The server's own changes are no entry. */
export const recordAccountChange: CollectionAfterChangeHook = async ({
  collection,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const owner = collection.slug as Owner
  const events = operation === 'create' ? [created(doc)] : changes(owner, previousDoc, doc)
  await record(req, { collection: owner, id: doc.id, name: doc.name }, events)
}

export const recordAccountDeleted: CollectionAfterDeleteHook = ({ collection, doc, req }) =>
  record(req, { collection: collection.slug as Owner, id: doc.id, name: doc.name }, [
    { code: 'accountDeleted' },
  ])

async function record(req: PayloadRequest, subject: SecurityParty, events: SecurityEvent[]): Promise<void> {
  if (!req.user) return
  const tx = await hookTx(req)
  for (const event of events) await recordSecurityEvent(ctxOf(req), tx, { event, subject })
}

const created = ({ roles }: Account): SecurityEvent => ({
  code: 'accountCreated',
  ...(roles ? { roles } : {}),
})

/** Names of customers are not kept in the log. */
function changes(owner: Owner, before: Account, after: Account): SecurityEvent[] {
  const roles = { before: before.roles ?? [], after: after.roles ?? [] }
  const names = { before: before.name ?? '', after: after.name ?? '' }
  const events: [boolean, SecurityEvent][] = [
    [before.email !== after.email, { code: 'emailChanged', before: before.email, after: after.email }],
    [owner === 'staff' && names.before !== names.after, { code: 'nameChanged', ...names }],
    [String(roles.before) !== String(roles.after), { code: 'rolesChanged', ...roles }],
    [
      Boolean(before.disabled) !== Boolean(after.disabled),
      { code: after.disabled ? 'accountDisabled' : 'accountEnabled' },
    ],
  ]
  return events.filter(([isSo]) => isSo).map(([, event]) => event)
}
