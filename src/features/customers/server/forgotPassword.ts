import type { ForgotPasswordResult } from '@/platform/auth/accountResult'
import { type Accounts, type LinkRequest, requestPasswordLink } from '@/platform/auth/requestPasswordLink'
import type { Ctx } from '@/platform/ctx'
import { resetMail } from './accountMails'
import { findCustomer } from './customerRecord'
import { checkLinkRequest } from './limits'
import { createPasswordLink } from './passwordLinks'

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

/** Mails a customer a link to choose a new password. */
export function forgotPassword(ctx: Ctx, typed: LinkRequest): Promise<ForgotPasswordResult> {
  return requestPasswordLink(ctx, typed, CUSTOMERS)
}
