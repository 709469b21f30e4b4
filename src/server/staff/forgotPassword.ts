import { addDataAndFileToRequest, type Endpoint } from 'payload'
import type { ForgotPasswordResult } from '@/domain/hosting/accountResult'
import { NO_ADDRESS } from '@/domain/leads/fieldMessages'
import { type Ctx, ctxOf } from '../ctx'
import { type Accounts, type AskTyped, askLink } from '../logIn/askLink'
import { logInLimits, TOO_MANY_TRIES } from '../logIn/limits'
import { UNKNOWN_FAULT } from '../sayWhy'
import { mustProve, PROOF_HEADER } from './mustProve'
import { refusal } from './officeEndpoint'
import { makeStaffLink } from './staffLinks'
import { staffResetMail } from './staffMails'
import { findStaff } from './staffRecord'

const STAFF: Accounts = {
  collection: 'staff',
  stopOf: logInLimits('staff').askLinkStop,
  // Who was invited has the link of the invitation, which whoever administers can withdraw.
  find: async (ctx, address) => {
    const member = await findStaff(ctx, address)
    return member?.invitedAt ? null : member
  },
  makeLink: (ctx, tx, { id }) => makeStaffLink(ctx, tx, id, 'reset'),
  mail: staffResetMail,
}

export function forgotStaffPassword(ctx: Ctx, typed: AskTyped): Promise<ForgotPasswordResult> {
  return askLink(ctx, typed, STAFF)
}

const FAULTS = {
  invalid: { message: NO_ADDRESS, status: 400 },
  tooMany: { message: TOO_MANY_TRIES, status: 429 },
  failed: { message: UNKNOWN_FAULT, status: 500 },
} as const

/** Stands before Payload's own, whose time tells whether somebody has the address. */
export const forgotPasswordEndpoint: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async req => {
    await addDataAndFileToRequest(req)
    const typed = { email: String(req.data?.email ?? ''), proof: req.headers.get(PROOF_HEADER) ?? undefined }
    const answer = await forgotStaffPassword(ctxOf(req), typed)
    if (answer.kind === 'asked') return Response.json({ message: req.t('general:success') })
    if (answer.kind === 'prove') return Response.json({ errors: [mustProve(answer)] }, { status: 429 })
    const { message, status } = FAULTS[answer.kind]
    return refusal(message, status)
  },
}
