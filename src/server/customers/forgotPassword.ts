import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { ForgotPasswordResult } from '@/domain/hosting/accountResult'
import { email } from '@/domain/leads/fields'
import { getCompany } from '../content/getCompany'
import type { Ctx } from '../ctx'
import { fieldErrors } from '../leads/readForm'
import { sendAtOnce } from '../mail/confirmation'
import { queueMail } from '../mail/outbox'
import { transaction } from '../transaction'
import { resetMail } from './accountMails'
import { type CustomerRecord, findCustomer } from './customerRecord'
import { mayAskLink } from './limits'
import { makePasswordLink } from './passwordLinks'

/** Longer than any look-up takes: how long the answer takes tells nobody whether somebody has the address. */
const ANSWER_AFTER_MS = 250

const schema = z.object({ email: z.pipe(email, z.string().check(z.toLowerCase())) })

/** Mails a link to choose a new password to whoever has the address. The answer is the same when nobody has it. */
export async function forgotPassword(ctx: Ctx, typed: { email: string }): Promise<ForgotPasswordResult> {
  const read = schema.safeParse(typed)
  if (!read.success) return { kind: 'invalid', errors: fieldErrors(read.error.issues) }
  const [answer] = await Promise.all([askOrSay(ctx, read.data.email), pause(ANSWER_AFTER_MS)])
  return answer
}

async function askOrSay(ctx: Ctx, address: string): Promise<ForgotPasswordResult> {
  try {
    if (!(await mayAskLink(ctx, address))) return { kind: 'tooMany' }
    const customer = await findCustomer(ctx, address)
    if (customer && !customer.disabled) await mailLink(ctx, customer)
    return { kind: 'asked' }
  } catch (err) {
    ctx.payload.logger.error({ err, msg: 'a password link could not be made' })
    return { kind: 'failed' }
  }
}

async function mailLink(ctx: Ctx, customer: CustomerRecord): Promise<void> {
  const company = await getCompany(ctx)
  const mails = await transaction(ctx, async tx => {
    const link = await makePasswordLink(ctx, tx, customer.id, 'reset')
    return queueMail(ctx, tx, [resetMail({ ...customer, company }, link)])
  })
  // Nobody waits for the mail server: that too would tell. Should this process end first, the worker sends it.
  void sendAtOnce(ctx, mails)
}
