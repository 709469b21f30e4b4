import { Forbidden } from 'payload'
import { hasRole } from '@/access/actors'
import type { PasswordLinkResult } from '@/domain/hosting/accountResult'
import { isRecordId } from '@/domain/text/recordId'
import { getCompany } from '../content/getCompany'
import type { Ctx } from '../ctx'
import { sendAtOnce } from '../mail/confirmation'
import { queueMail } from '../mail/outbox'
import { recordSecurityEvent } from '../security/recordSecurityEvent'
import { json, notFound, officeEndpoint } from '../staff/officeEndpoint'
import { transaction } from '../transaction'
import { passwordLinkMail } from './accountMails'
import { lockCustomer } from './customerRecord'
import { makePasswordLink } from './passwordLinks'

/** Staff who sell mail a customer a link here. */
export const passwordLinkEndpoint = officeEndpoint('post', '/:id/password-link', async (ctx, req) => {
  const id = String(req.routeParams?.id)
  return isRecordId(id) ? json(await sendPasswordLink(ctx, id)) : notFound()
})

/** Mails a customer a link to choose a password. For who sells; nobody but the customer sees the link. */
export async function sendPasswordLink(ctx: Ctx, id: string): Promise<PasswordLinkResult> {
  if (!hasRole(ctx.user, 'operator')) throw new Forbidden()
  const company = await getCompany(ctx)
  const queued = await transaction(ctx, async tx => {
    const customer = await lockCustomer(ctx, tx, id)
    if (!customer || customer.disabled) return customer ? 'closed' : 'unknown'
    const link = await makePasswordLink(ctx, tx, id, 'set')
    const subject = { collection: 'hosting-customers', id } as const
    await recordSecurityEvent(ctx, tx, { event: { code: 'passwordLinkSent' }, subject })
    return queueMail(ctx, tx, [passwordLinkMail({ ...customer, company }, link)])
  })
  if (typeof queued === 'string') return { kind: queued }
  return { kind: (await sendAtOnce(ctx, queued)) ? 'sent' : 'notSent' }
}
