import type { Company } from '@/features/company/model/company'
import { getCompany } from '@/features/company/server/public'
import { asSystem } from '@/platform/access/authority'
import { recordSecurityEvent } from '@/platform/audit/securityLog'
import { newDevice } from '@/platform/auth/logInLimits'
import { checkNewPassword, verifyPassword } from '@/platform/auth/passwordChecks'
import { countSessions } from '@/platform/auth/sessions'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { type QueuedMail, queueMail, sendNow } from '@/platform/email/outbox'
import { MAX_PASSWORD_LENGTH, PASSWORD_MESSAGES } from '@/platform/forms/passwordRules'
import type { ChangePasswordRefusal, SetPasswordRefusal } from '../model/account'
import { passwordChangedMail } from './customerMails'
import {
  type CustomerRow,
  currentCustomerId,
  findLinkOwner,
  invalidateLinks,
  lockCustomer,
} from './customerRepository'
import { mayProve, mayUseLink } from './limits'
import { openSession } from './logIn'

export type PasswordChange = { current: string; password: string }

type ChangeAnswer = { kind: 'passwordChanged'; token: string } | ChangePasswordRefusal

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

type SetAnswer = { kind: 'passwordSet'; device: string } | SetPasswordRefusal

/** Once. Whoever reads the mailbox is the owner, so this browser becomes a known device. */
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
  // Checked again under the lock: of two with one link, one sets a password.
  if (!owner || owner.disabled || !(await findLinkOwner(ctx, tx, key))) return { kind: 'expired' }
  const problem = checkNewPassword(password, owner)
  if (problem) return { kind: 'invalid', errors: { password: problem } }
  const mails = await savePassword(ctx, tx, owner, { password, company, by: 'link' })
  return { kind: 'passwordSet', device: newDevice(ctx, owner.email), mails }
}

/** Read before the transaction: within it, it would ask for a second connection. */
type NewPassword = { password: string; company: Company }
type Saved = NewPassword & { by: 'owner' | 'link' }

/** Ends every session and link. An owner who had a password is mailed. */
async function savePassword(
  ctx: Ctx,
  tx: Tx,
  owner: CustomerRow,
  { password, company, by }: Saved,
): Promise<QueuedMail[]> {
  const party = { collection: 'hosting-customers', id: owner.id } as const
  const ended = await countSessions(ctx, tx, party)
  await ctx.payload.update({
    collection: 'hosting-customers',
    id: owner.id,
    data: { password, passwordSet: true },
    depth: 0,
    req: tx.req,
    ...asSystem,
  })
  await invalidateLinks(ctx, tx, owner.id)
  const entry = { subject: party, actor: party }
  await recordSecurityEvent(ctx, tx, { event: { code: 'passwordSet', by }, ...entry })
  if (ended > 0) await recordSecurityEvent(ctx, tx, { event: { code: 'sessionsEnded' }, ...entry })
  if (!owner.passwordSet) return []
  return queueMail(ctx, tx, [passwordChangedMail({ ...owner, company })])
}
