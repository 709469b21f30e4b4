import type { Company } from '@/features/company/model/company'
import { getCompany } from '@/features/company/server/getCompany'
import { recordSecurityEvent } from '@/platform/audit/recordSecurityEvent'
import type { ChangePasswordRefusal } from '@/platform/auth/accountResult'
import { checkNewPassword } from '@/platform/auth/newPasswordProblem'
import { verifyPassword } from '@/platform/auth/passwordHash'
import { MAX_PASSWORD_LENGTH, PASSWORD_MESSAGES } from '@/platform/auth/passwords'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { sendNow } from '@/platform/email/confirmation'
import type { QueuedMail } from '@/platform/email/outbox'
import { currentCustomerId, lockCustomer } from './customerRecord'
import { mayProve } from './limits'
import { openSession } from './openSession'
import { savePassword } from './savePassword'

export type PasswordChange = { current: string; password: string }

type ChangeAnswer = { kind: 'passwordChanged'; token: string } | ChangePasswordRefusal

/** Changes the password of who is logged in and knows it. All sessions end; this browser gets a new one. */
export async function changePassword(ctx: Ctx, typed: PasswordChange): Promise<ChangeAnswer> {
  const id = currentCustomerId(ctx)
  if (!id) return { kind: 'loggedOut' }
  try {
    if (!(await mayProve(ctx, id))) return { kind: 'tooMany' }
    const company = await getCompany(ctx)
    const { mails, ...answer } = await transaction(ctx, tx => change(ctx, tx, id, { ...typed, company }))
    await sendNow(ctx, mails ?? [])
    return answer
  } catch (err) {
    ctx.payload.logger.error({ err, msg: 'a password was not changed' })
    return { kind: 'failed' }
  }
}

async function change(
  ctx: Ctx,
  tx: Tx,
  id: string,
  { current, password, company }: PasswordChange & { company: Company },
): Promise<ChangeAnswer & { mails?: QueuedMail[] }> {
  const owner = await lockCustomer(ctx, tx, id)
  if (!owner || owner.disabled) return { kind: 'loggedOut' }
  const right = current.length <= MAX_PASSWORD_LENGTH && (await verifyPassword(current, owner))
  if (!right) {
    const subject = { collection: 'hosting-customers', id } as const
    await recordSecurityEvent(ctx, tx, { event: { code: 'proofFailed' }, subject })
    return { kind: 'invalid', errors: { current: PASSWORD_MESSAGES.notCurrent } }
  }
  const problem = checkNewPassword(password, owner)
  if (problem) return { kind: 'invalid', errors: { password: problem } }
  const mails = await savePassword(ctx, tx, owner, { password, company, by: 'owner' })
  const changed = await lockCustomer(ctx, tx, id)
  const token = changed && (await openSession(ctx, changed, tx))
  return token ? { kind: 'passwordChanged', token, mails } : { kind: 'loggedOut', mails }
}
