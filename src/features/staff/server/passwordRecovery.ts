import { addDataAndFileToRequest, type Endpoint } from 'payload'
import { recordSecurityEvent } from '@/platform/audit/securityLog'
import { logInLimits } from '@/platform/auth/logInLimits'
import {
  type Accounts,
  type LinkRequest,
  type PasswordLinkResult,
  requestPasswordLink,
} from '@/platform/auth/requestPasswordLink'
import { refusal, tooManyTries } from '@/platform/console/officeEndpoint'
import { type Ctx, ctxOf, getOrganisation } from '@/platform/ctx'
import { transaction } from '@/platform/db/transaction'
import { queueMail, sendNow } from '@/platform/email/outbox'
import { INVALID_EMAIL } from '@/platform/forms/formFields'
import { UNKNOWN_ERROR } from '@/platform/payload/formatAdminErrors'
import { PROOF_HEADER, proofRequired } from './logIn'
import { createStaffLink } from './passwordLinks'
import { resetFactors } from './secondFactor/changeFactors'
import { staffRecoveredMail, staffResetMail } from './staffMails'
import { findStaffByEmail } from './staffRepository'

const STAFF: Accounts = {
  collection: 'staff',
  checkLimits: logInLimits('staff').checkLinkRequest,
  find: async (ctx, address) => {
    const member = await findStaffByEmail(ctx, address)
    return member?.invitedAt ? null : member
  },
  createLink: (ctx, tx, { id }) => createStaffLink(ctx, tx, id, 'reset'),
  mail: staffResetMail,
}

export function requestStaffPasswordLink(ctx: Ctx, typed: LinkRequest): Promise<PasswordLinkResult> {
  return requestPasswordLink(ctx, typed, STAFF)
}

const FAULTS = {
  invalid: () => refusal(INVALID_EMAIL, 400),
  // The longest wait of all limits, so that the answer does not show which one it was.
  tooMany: () => tooManyTries('staff-link-mail'),
  failed: () => refusal(UNKNOWN_ERROR, 500),
} as const

/** Payload's own shows by its response time whether an address is known. */
export const forgotPasswordEndpoint: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async req => {
    await addDataAndFileToRequest(req)
    const typed = { email: String(req.data?.email ?? ''), proof: req.headers.get(PROOF_HEADER) ?? undefined }
    const answer = await requestStaffPasswordLink(ctxOf(req), typed)
    if (answer.kind === 'asked') return Response.json({ message: req.t('general:success') })
    if (answer.kind === 'prove') return tooManyTries('staff-ask-link-everyone', proofRequired(answer))
    return FAULTS[answer.kind]()
  },
}

/** For use on the server only. The mail to the owner holds no link. Null for an unknown address. */
export async function recoverStaff(ctx: Ctx, email: string): Promise<string | null> {
  const member = await findStaffByEmail(ctx, email.trim().toLowerCase())
  if (!member) return null
  const company = await getOrganisation(ctx)
  const { link, mails } = await transaction(ctx, async tx => {
    await resetFactors(ctx, tx, member, 'server')
    const made = await createStaffLink(ctx, tx, member.id, 'reset')
    await recordSecurityEvent(ctx, tx, {
      event: { code: 'passwordLinkSent' },
      subject: { collection: 'staff', id: member.id, name: member.name },
      actor: 'system',
    })
    return { link: made, mails: await queueMail(ctx, tx, [staffRecoveredMail({ ...member, company })]) }
  })
  await sendNow(ctx, mails)
  return link
}
