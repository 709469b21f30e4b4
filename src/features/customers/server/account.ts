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
import { isAbroad } from '@/features/tax/model/countries'
import { writtenVatId } from '@/features/tax/model/vatId'
import { checkVatId, isVatIdOf, knownVatId, watchVatId } from '@/features/tax/server/public'
import type { HostingCustomer } from '@/payload-types'
import { type Actor, isCustomer } from '@/platform/access/actors'
import { asUser } from '@/platform/access/authority'
import { recordSecurityEvent } from '@/platform/audit/securityLog'
import { type Ctx, ctxOf, readPart } from '@/platform/ctx'
import { database, hookTx } from '@/platform/db/transaction'
import { type MailDraft, queueMailForWorker } from '@/platform/email/outbox'
import { fieldErrors } from '@/platform/forms/fields'
import { CUSTOMER_REFUSALS, VAT_ID_STANDINGS } from '../messages'
import type { UpdateAccountResult } from '../model/account'
import {
  type Account,
  accountSchema,
  CUSTOMER_MESSAGES,
  type Customer,
  EMPTY_CUSTOMER,
} from '../model/customer'
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

/** An id that staff or a customer typed is asked about by the worker. */
export const watchTypedVatId: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const { country, kind, vatId } = doc
  const isSame =
    vatId === previousDoc?.vatId && country === previousDoc?.country && kind === previousDoc?.kind
  if (!vatId || isSame) return
  await watchVatId(ctxOf(req), (await connectionOf(req)).sql, { country, kind, vatId: writtenVatId(vatId) })
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
  const errors = vatIdErrors(account.data)
  if (errors) return { kind: 'invalid', errors }
  try {
    if (!(await mayChange(ctx, id))) return { kind: 'tooMany' }
    const { data } = account
    await ctx.payload.update({ collection: 'hosting-customers', id, data, depth: 0, ...asUser(ctx) })
    await readPart(ctx, 'VAT id', askAboutVatId(ctx, data))
    return { kind: 'saved' }
  } catch (err) {
    ctx.payload.logger.error({ err, msg: 'the particulars of a customer were not saved' })
    return { kind: 'failed' }
  }
}

/** Check digits of other countries are known to the server alone. */
function vatIdErrors({ vatId, country }: Account): Record<string, string> | null {
  return !vatId || !isAbroad(country) || isVatIdOf(vatId, country)
    ? null
    : { vatId: CUSTOMER_MESSAGES.noForeignVatId }
}

async function askAboutVatId(ctx: Ctx, account: Account): Promise<void> {
  await checkVatId(ctx, account)
  await watchVatId(ctx, database(ctx).drizzle, account)
}

/** What the customer who is logged in reads beside the VAT id. */
export async function getVatIdNote(ctx: Ctx): Promise<string> {
  const account = currentAccount(ctx)
  if (!account) return ''
  return VAT_ID_STANDINGS[(await knownVatId(database(ctx).drizzle, account)).standing]
}

/** Also guards changes that come in through Payload's own interfaces. */
export const validateOwnChange: CollectionBeforeValidateHook = ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !isCustomer(req.user as Actor)) return data
  const account = accountSchema.safeParse(asTyped({ ...originalDoc, ...data }))
  const wrong = account.success ? vatIdErrors(account.data) : fieldErrors(account.error.issues)
  if (account.success && !wrong) return { ...data, ...account.data }
  const errors = Object.entries(wrong ?? {}).map(([path, message]) => ({
    path,
    message,
  }))
  throw new ValidationError({ collection: 'hosting-customers', errors }, req.t)
}

function asTyped(account: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(EMPTY_CUSTOMER).map(name => [name, account[name] ?? EMPTY_CUSTOMER[name as keyof Customer]]),
  )
}

type OwnAccount = Customer & { erasureAskedAt: string | null }

export function currentAccount({ user }: Pick<Ctx, 'user'>): OwnAccount | null {
  if (!user) return null
  const { kind, name, email, address, zipcode, city, country, ...rest } = user as unknown as HostingCustomer
  return {
    ...{ kind, name, email, address, zipcode, city, country },
    phone: rest.phone ?? '',
    company: rest.company ?? '',
    kvk: rest.kvk ?? '',
    vatId: rest.vatId ?? '',
    erasureAskedAt: rest.erasureAskedAt ?? null,
  }
}
