import { randomBytes } from 'node:crypto'
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type Endpoint,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { getCompany } from '@/features/company/server/public'
import type { HostingCustomer } from '@/payload-types'
import { type Actor, isCustomer } from '@/platform/access/actors'
import { asUser } from '@/platform/access/authority'
import { recordSecurityEvent } from '@/platform/audit/securityLog'
import { type Ctx, ctxOf } from '@/platform/ctx'
import { database, hookTx } from '@/platform/db/transaction'
import { type MailDraft, queueMailForWorker } from '@/platform/email/outbox'
import { fieldErrors } from '@/platform/forms/fields'
import { CUSTOMER_REFUSALS } from '../messages'
import type { UpdateAccountResult } from '../model/account'
import { accountSchema, type Customer, EMPTY_CUSTOMER } from '../model/customer'
import { emailChangedMail, passwordLinkMail } from './customerMails'
import { createPasswordLink, currentCustomerId, invalidateLinks } from './customerRepository'
import { mayChange } from './limits'

export const endSessionsOnEmailChange: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) =>
  operation === 'update' && data.email && data.email !== originalDoc.email ? { ...data, sessions: [] } : data

export const welcomeByMail: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'create' || !req.user) return
  const [ctx, tx] = [ctxOf(req), await connectionOf(req)]
  const link = await createPasswordLink(ctx, tx, doc.id, 'set')
  const subject = { collection: 'hosting-customers', id: doc.id } as const
  await recordSecurityEvent(ctx, tx, { event: { code: 'passwordLinkSent' }, subject })
  await queueCustomerMail(req, company => passwordLinkMail({ ...doc, company }, link))
}

export const notifyOldAddress: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  if (operation !== 'update' || doc.email === previousDoc.email) return
  await invalidateLinks(ctxOf(req), await connectionOf(req), doc.id)
  if (!req.user) return
  await queueCustomerMail(req, company =>
    emailChangedMail({ ...doc, email: previousDoc.email, company }, doc.email),
  )
}

type Company = Awaited<ReturnType<typeof getCompany>>

async function queueCustomerMail(req: PayloadRequest, draft: (company: Company) => MailDraft): Promise<void> {
  const ctx = ctxOf(req)
  await queueMailForWorker(ctx, await connectionOf(req), [draft(await getCompany(ctx, req))])
}

const connectionOf = async (req: PayloadRequest) => (await hookTx(req)) ?? { sql: database(req).drizzle }

export const endSessionsOfDisabled: CollectionBeforeChangeHook = ({ data }) =>
  data.disabled ? { ...data, sessions: [] } : data

/** Only our own operations set passwords: with the old one or a mailed link, and a mail to the owner. */
export const refusePassword: CollectionBeforeOperationHook = ({ args, operation, overrideAccess }) => {
  const sent = (('data' in args && args.data) || {}) as { password?: unknown }
  if (overrideAccess || (operation !== 'create' && operation !== 'update')) return args
  if (sent.password) throw new APIError(CUSTOMER_REFUSALS.choosesOwnPassword, 400, null, true)
  if (operation === 'create') sent.password = randomBytes(32).toString('base64url')
  return args
}

export const refuseBulkUpdate: CollectionBeforeOperationHook = ({ args, operation, overrideAccess }) => {
  if (operation === 'update' && !overrideAccess && !('id' in args && args.id))
    throw new APIError(CUSTOMER_REFUSALS.oneByOne, 400, null, true)
  return args
}

const ROUTES = [
  ...['/init', '/login', '/logout', '/me', '/refresh-token', '/first-register'],
  ...['/forgot-password', '/reset-password', '/unlock', '/verify/:id'],
]

/** Customers log in on the site alone, so Payload's own routes do not exist. */
export const disabledAuthRoutes: Endpoint[] = ROUTES.flatMap(path => [
  disabledRoute('get', path),
  disabledRoute('post', path),
])

function disabledRoute(method: 'get' | 'post', path: string): Endpoint {
  return {
    method,
    path,
    handler: () => Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 }),
  }
}

export async function updateAccount(ctx: Ctx, typed: unknown): Promise<UpdateAccountResult> {
  const id = currentCustomerId(ctx)
  if (!id) return { kind: 'loggedOut' }
  const account = accountSchema.safeParse(typed)
  if (!account.success) return { kind: 'invalid', errors: fieldErrors(account.error.issues) }
  try {
    if (!(await mayChange(ctx, id))) return { kind: 'tooMany' }
    const { data } = account
    await ctx.payload.update({ collection: 'hosting-customers', id, data, depth: 0, ...asUser(ctx) })
    return { kind: 'saved' }
  } catch (err) {
    ctx.payload.logger.error({ err, msg: 'the particulars of a customer were not saved' })
    return { kind: 'failed' }
  }
}

/** Also guards changes that come in through Payload's own interfaces. */
export const validateOwnChange: CollectionBeforeValidateHook = ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !isCustomer(req.user as Actor)) return data
  const account = accountSchema.safeParse(asTyped({ ...originalDoc, ...data }))
  if (account.success) return { ...data, ...account.data }
  const errors = Object.entries(fieldErrors(account.error.issues)).map(([path, message]) => ({
    path,
    message,
  }))
  throw new ValidationError({ collection: 'hosting-customers', errors }, req.t)
}

function asTyped(account: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.keys(EMPTY_CUSTOMER).map(name => [name, account[name] ?? '']))
}

type OwnAccount = Customer & { erasureAskedAt: string | null }

export function currentAccount({ user }: Pick<Ctx, 'user'>): OwnAccount | null {
  if (!user) return null
  const { kind, name, email, address, zipcode, city, ...rest } = user as unknown as HostingCustomer
  return {
    ...{ kind, name, email, address, zipcode, city },
    phone: rest.phone ?? '',
    company: rest.company ?? '',
    kvk: rest.kvk ?? '',
    vatId: rest.vatId ?? '',
    erasureAskedAt: rest.erasureAskedAt ?? null,
  }
}
