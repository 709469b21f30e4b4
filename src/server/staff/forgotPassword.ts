import { addDataAndFileToRequest, type Endpoint } from 'payload'
import type { ForgotPasswordResult } from '@/domain/hosting/accountResult'
import { NO_ADDRESS } from '@/domain/leads/fieldMessages'
import { type Ctx, ctxOf } from '../ctx'
import { type Accounts, askLink } from '../logIn/askLink'
import { logInLimits, TOO_MANY_TRIES } from '../logIn/limits'
import { UNKNOWN_FAULT } from '../sayWhy'
import { refusal } from './officeEndpoint'
import { makeStaffLink } from './staffLinks'
import { staffResetMail } from './staffMails'
import { findStaff } from './staffRecord'

const STAFF: Accounts = {
  collection: 'staff',
  mayAsk: logInLimits('staff').mayAskLink,
  // Who was invited has the link of the invitation, which whoever administers can withdraw.
  find: async (ctx, address) => {
    const member = await findStaff(ctx, address)
    return member?.invitedAt ? null : member
  },
  makeLink: (ctx, tx, { id }) => makeStaffLink(ctx, tx, id, 'reset'),
  mail: staffResetMail,
}

export function forgotStaffPassword(ctx: Ctx, typed: { email: string }): Promise<ForgotPasswordResult> {
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
    const { kind } = await forgotStaffPassword(ctxOf(req), { email: String(req.data?.email ?? '') })
    if (kind === 'asked') return Response.json({ message: req.t('general:success') })
    const { message, status } = FAULTS[kind]
    return refusal(message, status)
  },
}
