import { Forbidden } from 'payload'
import { getCompany } from '@/features/company/server/public'
import { hasRole } from '@/platform/access/actors'
import { recordSecurityEvent } from '@/platform/audit/securityLog'
import { type Accounts, type LinkRequest, requestPasswordLink } from '@/platform/auth/requestPasswordLink'
import { json, notFound, officeEndpoint } from '@/platform/console/officeEndpoint'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { checkAddress, type LinkMaker, LinkRefused } from '@/platform/email/linkMaker'
import { queueMail, sendNow } from '@/platform/email/outbox'
import type { LinkPurpose } from '@/platform/forms/passwordRules'
import { isRecordId } from '@/platform/text/recordId'
import type { ForgotPasswordResult, SendLinkResult } from '../model/account'
import { passwordLinkMail, resetMail } from './customerMails'
import { createPasswordLink, findCustomer, lockCustomer } from './customerRepository'
import { checkLinkRequest } from './limits'

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

export const passwordLinkEndpoint = officeEndpoint('post', '/:id/password-link', async (ctx, req) => {
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
