import type { ForgotPasswordResult } from '@/domain/hosting/accountResult'
import type { Ctx } from '../ctx'
import { type Accounts, askLink } from '../logIn/askLink'
import { resetMail } from './accountMails'
import { findCustomer } from './customerRecord'
import { mayAskLink } from './limits'
import { makePasswordLink } from './passwordLinks'

const CUSTOMERS: Accounts = {
  collection: 'hosting-customers',
  mayAsk: mayAskLink,
  find: async (ctx, address) => {
    const customer = await findCustomer(ctx, address)
    return customer?.disabled ? null : customer
  },
  makeLink: (ctx, tx, { id }) => makePasswordLink(ctx, tx, id, 'reset'),
  mail: resetMail,
}

/** Mails a customer a link to choose a new password. */
export function forgotPassword(ctx: Ctx, typed: { email: string }): Promise<ForgotPasswordResult> {
  return askLink(ctx, typed, CUSTOMERS)
}
