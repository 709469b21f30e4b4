import { sql } from '@payloadcms/db-postgres/drizzle'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  ValidationError,
  type Where,
} from 'payload'
import { STAFF_ROLES } from '@/platform/access/actors'
import { asSystem } from '@/platform/access/authority'
import type { SecurityEvent } from '@/platform/audit/model/securityEvents'
import { currentParty, recordSecurityEvent } from '@/platform/audit/securityLog'
import { checkNewPassword } from '@/platform/auth/passwordChecks'
import { currentSession } from '@/platform/auth/sessions'
import { ctxOf, getOrganisation } from '@/platform/ctx'
import { database, hookTx } from '@/platform/db/transaction'
import { queueMailForWorker } from '@/platform/email/outbox'
import { AN_ADMIN, STAFF_REFUSALS } from '../messages'
import { type AccountChanges, staffAccountChangedMail } from './staffMails'
import { requireConfirmed } from './staffSessions'

type Session = { id: string }
type Account = { id: string; email: string; name: string; roles: string[]; sessions?: Session[] | null }
type Sent = Partial<Account> & { password?: unknown }

/** Needs a recently confirmed session, mails the old address, and ends every other session. */
export const guardAccountChange: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'create') {
    if (req.user) await requireConfirmed(req)
    return data
  }
  const account = originalDoc as Account
  const changes = changesOf(account, data as Sent)
  if (!changes.password && !changes.email && !changes.roles) return data
  if (req.user) await requireConfirmed(req)
  const { kept, ended } = sessionsOf(account, req)
  if (req.user) await notifyOwner(req, account, changes, ended)
  return { ...data, sessions: kept, ...(changes.email ? { resetPasswordToken: null } : {}) }
}

function changesOf(before: Account, after: Sent): AccountChanges {
  const { password, email, roles } = after
  return {
    password: typeof password === 'string' && password !== '',
    email: email && email !== before.email ? email : null,
    roles: roles && roles.toSorted().join() !== before.roles.toSorted().join() ? roles.map(labelOf) : null,
  }
}

const labelOf = (role: string) => STAFF_ROLES.find(({ value }) => value === role)?.label ?? role

function sessionsOf({ id, sessions }: Account, req: PayloadRequest) {
  const owner = currentSession(ctxOf(req))
  const isHere = (session: Session) => owner?.id === id && session.id === owner.sid
  const all = sessions ?? []
  return { kept: all.filter(isHere), ended: all.filter(session => !isHere(session)).length }
}

async function notifyOwner(req: PayloadRequest, account: Account, changes: AccountChanges, ended: number) {
  const ctx = ctxOf(req)
  const tx = (await hookTx(req)) ?? { sql: database(ctx).drizzle }
  const actor = currentParty(ctx)
  const isOwn = actor?.id === account.id
  const subject = { collection: 'staff', id: account.id, name: account.name } as const
  const events: SecurityEvent[] = []
  if (changes.password) events.push({ code: 'passwordSet', by: isOwn ? 'owner' : 'admin' })
  if (ended > 0) events.push({ code: 'sessionsEnded' })
  for (const event of events) await recordSecurityEvent(ctx, tx, { event, subject })
  const company = await getOrganisation(ctx, req)
  const by = isOwn ? null : (actor?.name ?? AN_ADMIN)
  await queueMailForWorker(ctx, tx, [staffAccountChangedMail({ ...account, company }, changes, by)])
}

export const keepLastAdmin: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const stepsDown = operation === 'update' && isAdmin(originalDoc) && data.roles && !isAdmin(data)
  if (stepsDown && (await otherAdmins(req, originalDoc.id)) === 0)
    throw new APIError(STAFF_REFUSALS.lastAdmin, 400, null, true)
  return data
}

export const keepLastAdminOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const leaving = await req.payload.findByID({ collection: 'staff', id, depth: 0, req, ...asSystem })
  if (isAdmin(leaving) && (await otherAdmins(req, id)) === 0)
    throw new APIError(STAFF_REFUSALS.lastAdmin, 400, null, true)
}

function isAdmin(account: object): boolean {
  return 'roles' in account && Array.isArray(account.roles) && account.roles.includes('admin')
}

/** Serialised: two admins who demote each other would both find the other. */
async function otherAdmins(req: PayloadRequest, id: string | number): Promise<number> {
  const { sql: connection } = (await hookTx(req)) ?? { sql: database(req).drizzle }
  await connection.execute(sql`select pg_advisory_xact_lock(hashtextextended('last administrator', 0))`)
  const { totalDocs } = await req.payload.count({
    collection: 'staff',
    where: { roles: { in: ['admin'] }, id: { not_equals: id } },
    req,
    ...asSystem,
  })
  return totalDocs
}

type PasswordOwner = { email?: string | null; name?: string | null; password?: unknown }

/** Staff reach every customer, so their passwords follow the same rules. */
export const requireStrongPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return
  const typed = (args.data ?? {}) as PasswordOwner & { token?: unknown }
  if (typeof typed.password !== 'string') return
  const account = await findPasswordOwner(req, passwordOwnerQuery(args, typed))
  const { email, name } = { ...account, ...typed }
  const message = checkNewPassword(typed.password, { email: email ?? '', name: name ?? '' })
  if (message)
    throw new ValidationError(
      { collection: 'staff', errors: [{ path: 'password', label: 'Wachtwoord', message }], req },
      req.t,
    )
}

/** Null while an account is being created. */
function passwordOwnerQuery(args: object, { token }: { token?: unknown }): Where | null {
  if (typeof token === 'string') return { resetPasswordToken: { equals: token } }
  return 'id' in args && args.id ? { id: { equals: args.id } } : null
}

/** Read without access rules: nobody is logged in who follows the link of a mail. */
async function findPasswordOwner(req: PayloadRequest, where: Where | null): Promise<PasswordOwner | null> {
  return where && req.payload.db.findOne<PasswordOwner & { id: string }>({ collection: 'staff', where, req })
}
