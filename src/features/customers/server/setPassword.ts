import { getCompany } from '@/features/company/server/getCompany'
import type { SetPasswordRefusal } from '@/platform/auth/accountResult'
import { newDevice } from '@/platform/auth/device'
import { checkNewPassword } from '@/platform/auth/newPasswordProblem'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { sendNow } from '@/platform/email/confirmation'
import type { QueuedMail } from '@/platform/email/outbox'
import { lockCustomer } from './customerRecord'
import { mayUseLink } from './limits'
import { findLinkOwner } from './passwordLinks'
import { type NewPassword, savePassword } from './savePassword'

type SetAnswer = { kind: 'passwordSet'; device: string } | SetPasswordRefusal

/**
 * Sets the password of whoever got this key by mail, once. Who reads their mailbox is the owner, so this browser
 * counts as a known device from here on, whoever else is trying.
 */
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
  // Asked again under the lock: of two who hold one link, one sets a password.
  if (!owner || owner.disabled || !(await findLinkOwner(ctx, tx, key))) return { kind: 'expired' }
  const problem = checkNewPassword(password, owner)
  if (problem) return { kind: 'invalid', errors: { password: problem } }
  const mails = await savePassword(ctx, tx, owner, { password, company, by: 'link' })
  return { kind: 'passwordSet', device: newDevice(ctx, owner.email), mails }
}
