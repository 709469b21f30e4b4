import { Forbidden } from 'payload'
import type { Company } from '@/features/company/model/company'
import { getCompany } from '@/features/company/server/public'
import { hasRole } from '@/platform/access/actors'
import { asSystem } from '@/platform/access/authority'
import { recordSecurityEvent } from '@/platform/audit/securityLog'
import { newDevice } from '@/platform/auth/logInLimits'
import { checkNewPassword, verifyPassword } from '@/platform/auth/passwordChecks'
import { type Accounts, type LinkRequest, requestPasswordLink } from '@/platform/auth/requestPasswordLink'
import { countSessions } from '@/platform/auth/sessions'
import { json, notFound, operatorEndpoint } from '@/platform/console/officeEndpoints'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { checkAddress, type LinkMaker, LinkRefused } from '@/platform/email/linkMaker'
import { type QueuedMail, queueMail, sendNow } from '@/platform/email/outbox'
import { type LinkPurpose, MAX_PASSWORD_LENGTH, PASSWORD_MESSAGES } from '@/platform/forms/passwordRules'
import { isRecordId } from '@/platform/text/recordId'
import type {
  ChangePasswordRefusal,
  ForgotPasswordResult,
  SendLinkResult,
  SetPasswordRefusal,
} from '../model/account'
import { passwordChangedMail, passwordLinkMail, resetMail } from './customerMails'
import {
  type CustomerRow,
  createPasswordLink,
  currentCustomerId,
  findCustomer,
  findLinkOwner,
  invalidateLinks,
  lockCustomer,
} from './customerRepository'
import { checkLinkRequest, mayTryPassword, mayUseLink } from './limits'
import { openSession } from './logIn'

export type PasswordChange = { current: string; password: string }

type ChangeAnswer = { kind: 'passwordChanged'; token: string } | ChangePasswordRefusal

export async function changePassword(ctx: Ctx, typed: PasswordChange): Promise<ChangeAnswer> {
  const id = currentCustomerId(ctx)
  if (!id) return { kind: 'loggedOut' }
  try {
    if (!(await mayTryPassword(ctx, id))) return { kind: 'tooMany' }
    const company = await getCompany(ctx)
    const { mails, ...answer } = await transaction(ctx, tx => change(ctx, tx, id, { ...typed, company }))
    await sendNow(ctx, mails ?? [])
    return answer
  } catch (err) {
    ctx.payload.logger.error({ err, msg: 'a password was not changed' })
    return { kind: 'failed' }
  }
}

async function change(
  ctx: Ctx,
  tx: Tx,
  id: string,
  { current, password, company }: PasswordChange & { company: Company },
): Promise<ChangeAnswer & { mails?: QueuedMail[] }> {
  const owner = await lockCustomer(ctx, tx, id)
  if (!owner || owner.disabled) return { kind: 'loggedOut' }
  const right = current.length <= MAX_PASSWORD_LENGTH && (await verifyPassword(current, owner))
  if (!right) {
    const subject = { collection: 'hosting-customers', id } as const
    await recordSecurityEvent(ctx, tx, { event: { code: 'proofFailed' }, subject })
    return { kind: 'invalid', errors: { current: PASSWORD_MESSAGES.notCurrent } }
  }
  const problem = checkNewPassword(password, owner)
  if (problem) return { kind: 'invalid', errors: { password: problem } }
  const mails = await savePassword(ctx, tx, owner, { password, company, by: 'owner' })
  const changed = await lockCustomer(ctx, tx, id)
  const token = changed && (await openSession(ctx, changed, tx))
  return token ? { kind: 'passwordChanged', token, mails } : { kind: 'loggedOut', mails }
}

type SetAnswer = { kind: 'passwordSet'; device: string } | SetPasswordRefusal

/** Once. Whoever reads the mailbox is the owner, so this browser becomes a known device. */
export async function setPassword(ctx: Ctx, key: string, password: string): Promise<SetAnswer> {
  try {
    if (!(await mayUseLink(ctx))) return { kind: 'tooMany' }
    const company = await getCompany(ctx)
    const { mails, ...answer } = await transaction(ctx, tx => set(ctx, tx, key, { password, company }))
    await sendNow(ctx, mails ?? [])
    return answer
  } catch (err) {
    ctx.payload.logger.error({ err, msg: 'a password was not set' })
    return { kind: 'failed' }
  }
}

async function set(
  ctx: Ctx,
  tx: Tx,
  key: string,
  { password, company }: NewPassword,
): Promise<SetAnswer & { mails?: QueuedMail[] }> {
  const id = await findLinkOwner(ctx, tx, key)
  const owner = id && (await lockCustomer(ctx, tx, id))
  // Checked again under the lock: of two with one link, one sets a password.
  if (!owner || owner.disabled || !(await findLinkOwner(ctx, tx, key))) return { kind: 'expired' }
  const problem = checkNewPassword(password, owner)
  if (problem) return { kind: 'invalid', errors: { password: problem } }
  const mails = await savePassword(ctx, tx, owner, { password, company, by: 'link' })
  return { kind: 'passwordSet', device: newDevice(ctx, owner.email), mails }
}

/** Read before the transaction: within it, it would ask for a second connection. */
type NewPassword = { password: string; company: Company }
type Saved = NewPassword & { by: 'owner' | 'link' }

/** Ends every session and link. An owner who had a password is mailed. */
async function savePassword(
  ctx: Ctx,
  tx: Tx,
  owner: CustomerRow,
  { password, company, by }: Saved,
): Promise<QueuedMail[]> {
  const party = { collection: 'hosting-customers', id: owner.id } as const
  const ended = await countSessions(ctx, tx, party)
  await ctx.payload.update({
    collection: 'hosting-customers',
    id: owner.id,
    data: { password, passwordSet: true },
    depth: 0,
    req: tx.req,
    ...asSystem,
  })
  await invalidateLinks(ctx, tx, owner.id)
  const entry = { subject: party, actor: party }
  await recordSecurityEvent(ctx, tx, { event: { code: 'passwordSet', by }, ...entry })
  if (ended > 0) await recordSecurityEvent(ctx, tx, { event: { code: 'sessionsEnded' }, ...entry })
  if (!owner.passwordSet) return []
  return queueMail(ctx, tx, [passwordChangedMail({ ...owner, company })])
}

const CUSTOMERS: Accounts = {
  collection: 'hosting-customers',
  checkLimits: checkLinkRequest,
  find: async (ctx, address) => {
    const customer = await findCustomer(ctx, address)
    return customer?.disabled ? null : customer
  },
  createLink: (ctx, tx, { id }) => createPasswordLink(ctx, tx, id, 'reset'),
  mail: resetMail,
}

export function forgotPassword(ctx: Ctx, typed: LinkRequest): Promise<ForgotPasswordResult> {
  return requestPasswordLink(ctx, typed, CUSTOMERS)
}

export const passwordLinkEndpoint = operatorEndpoint('post', '/:id/password-link', async (ctx, req) => {
  const id = String(req.routeParams?.id)
  return isRecordId(id) ? json(await sendPasswordLink(ctx, id)) : notFound()
})

export async function sendPasswordLink(ctx: Ctx, id: string): Promise<SendLinkResult> {
  if (!hasRole(ctx.user, 'operator')) throw new Forbidden()
  const company = await getCompany(ctx)
  const queued = await transaction(ctx, async tx => {
    const customer = await lockCustomer(ctx, tx, id)
    if (!customer || customer.disabled) return customer ? 'closed' : 'unknown'
    const link = await createPasswordLink(ctx, tx, id, 'set')
    const subject = { collection: 'hosting-customers', id } as const
    await recordSecurityEvent(ctx, tx, { event: { code: 'passwordLinkSent' }, subject })
    return queueMail(ctx, tx, [passwordLinkMail({ ...customer, company }, link)])
  })
  if (typeof queued === 'string') return { kind: queued }
  return { kind: (await sendNow(ctx, queued)) ? 'sent' : 'notSent' }
}

export function customerLink(
  purpose: LinkPurpose,
  findBuyer: (tx: Tx, order: string) => Promise<string | null>,
): LinkMaker {
  return async (ctx, tx, mail) => {
    const { aboutCollection, aboutId } = mail
    const id = aboutId && aboutCollection === 'hosting-orders' ? await findBuyer(tx, aboutId) : aboutId
    const customer = id ? await lockCustomer(ctx, tx, id) : null
    if (!customer || customer.disabled) throw new LinkRefused('accountGone')
    checkAddress(customer, mail)
    const subject = { collection: 'hosting-customers', id: customer.id } as const
    await recordSecurityEvent(ctx, tx, { event: { code: 'passwordLinkSent' }, subject })
    return createPasswordLink(ctx, tx, customer.id, purpose)
  }
}
