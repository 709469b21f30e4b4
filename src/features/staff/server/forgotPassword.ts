import { addDataAndFileToRequest, type Endpoint } from 'payload'
import type { ForgotPasswordResult } from '@/platform/auth/accountResult'
import { logInLimits } from '@/platform/auth/limits'
import { type Accounts, type LinkRequest, requestPasswordLink } from '@/platform/auth/requestPasswordLink'
import { refusal, tooManyTries } from '@/platform/console/officeEndpoint'
import { type Ctx, ctxOf } from '@/platform/ctx'
import { INVALID_EMAIL } from '@/platform/forms/fieldMessages'
import { UNKNOWN_ERROR } from '@/platform/payload/sayWhy'
import { PROOF_HEADER, proofRequired } from './proofRequired'
import { createStaffLink } from './staffLinks'
import { staffResetMail } from './staffMails'
import { findStaffByEmail } from './staffRecord'

const STAFF: Accounts = {
  collection: 'staff',
  checkLimits: logInLimits('staff').checkLinkRequest,
  // Who was invited has the link of the invitation, which whoever administers can withdraw.
  find: async (ctx, address) => {
    const member = await findStaffByEmail(ctx, address)
    return member?.invitedAt ? null : member
  },
  createLink: (ctx, tx, { id }) => createStaffLink(ctx, tx, id, 'reset'),
  mail: staffResetMail,
}

export function requestStaffPasswordLink(ctx: Ctx, typed: LinkRequest): Promise<ForgotPasswordResult> {
  return requestPasswordLink(ctx, typed, STAFF)
}

const FAULTS = {
  invalid: () => refusal(INVALID_EMAIL, 400),
  // The longest that one may have to wait: nothing tells which limit it was.
  tooMany: () => tooManyTries('staff-link-mail'),
  failed: () => refusal(UNKNOWN_ERROR, 500),
} as const

/** Stands before Payload's own, whose time tells whether somebody has the address. */
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
