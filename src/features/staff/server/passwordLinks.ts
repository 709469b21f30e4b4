import type { CollectionAfterLoginHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { recordSecurityEvent } from '@/platform/audit/securityLog'
import { hashKey } from '@/platform/auth/keys'
import { logInLimits } from '@/platform/auth/logInLimits'
import { countSessions } from '@/platform/auth/sessions'
import { type Ctx, ctxOf, getOrganisation } from '@/platform/ctx'
import { database, hookTx, type Tx } from '@/platform/db/transaction'
import { checkAddress, type LinkMaker, LinkRefused } from '@/platform/email/linkMaker'
import { queueMailForWorker } from '@/platform/email/outbox'
import { env } from '@/platform/env'
import { type LinkPurpose, linkExpiresAt } from '@/platform/forms/passwordRules'
import { TooManyTries } from '@/platform/limits/restLimit'
import { INVITATION_PATH } from '../model/account'
import { staffAccountChangedMail } from './staffMails'
import { clearStaffLink, type LinkOwner, lockLinkOwner, lockStaff, saveStaffLink } from './staffRepository'

const { mayUseLink } = logInLimits('staff')

const PATHS: Record<LinkPurpose, string> = { set: INVITATION_PATH, reset: '/admin/reset' }

/** Payload looks up the column, which holds the hash that `hashLinkKey` makes. */
export async function createStaffLink(
  ctx: Ctx,
  tx: Pick<Tx, 'sql'>,
  member: string,
  purpose: LinkPurpose,
): Promise<string> {
  const key = ctx.random()
  const until = linkExpiresAt(purpose, ctx.now())
  const invited = purpose === 'set' ? { invitedAt: ctx.now() } : {}
  await saveStaffLink(tx, member, { hash: hashKey(key), until, ...invited })
  return `${env.SITE_URL}${PATHS[purpose]}/${key}`
}

function staffLink(purpose: LinkPurpose): LinkMaker {
  return async (ctx, tx, mail) => {
    const member = mail.aboutId ? await lockStaff(ctx, tx, mail.aboutId) : null
    if (!member) throw new LinkRefused('accountGone')
    checkAddress(member, mail)
    // A used invitation gives no other link, an open one no second.
    if ((purpose === 'set') !== Boolean(member.invitedAt)) throw new LinkRefused('settled')
    const subject = { collection: 'staff', id: member.id, name: member.name } as const
    const code = purpose === 'set' ? 'invited' : 'passwordLinkSent'
    await recordSecurityEvent(ctx, tx, { event: { code }, subject })
    return createStaffLink(ctx, tx, member.id, purpose)
  }
}

export const staffLinkMakers = { staffInvite: staffLink('set'), staffReset: staffLink('reset') }

/** Must stand before every hook that looks for the account of a link. */
export const hashLinkKey: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'resetPassword') return
  if (!(await mayUseLink(ctxOf(req)))) throw new TooManyTries('staff-use-link-address')
  args.data.token = hashKey(String(args.data.token))
}

const KEY = 'beforePasswordByLink'

type BeforeLink = LinkOwner & { sessions: number }

/** Must come after `hashLinkKey`. */
export const recordLinkOwner: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'resetPassword') return
  const tx = await connectionOf(req)
  const owner = await lockLinkOwner(tx, String(args.data.token))
  if (!owner) return
  const sessions = await countSessions(ctxOf(req), tx, { collection: 'staff', id: owner.id }, null)
  req.context[KEY] = { ...owner, sessions } satisfies BeforeLink
}

export const notifyPasswordByLink: CollectionAfterLoginHook = async ({ req, user }) => {
  const before = req.context[KEY] as BeforeLink | undefined
  if (!before || before.id !== user.id) return
  const ctx = ctxOf(req)
  const tx = await connectionOf(req)
  const subject = { collection: 'staff', id: user.id, name: user.name } as const
  const of = { subject, actor: subject }
  await recordSecurityEvent(ctx, tx, { event: { code: 'passwordSet', by: 'link' }, ...of })
  if (before.sessions > 0) await recordSecurityEvent(ctx, tx, { event: { code: 'sessionsEnded' }, ...of })
  await clearStaffLink(tx, user.id)
  if (before.isInvited) return
  const company = await getOrganisation(ctx, req)
  const changes = { password: true, email: null, roles: null }
  const letter = { id: user.id, name: user.name, email: user.email, company }
  await queueMailForWorker(ctx, tx, [staffAccountChangedMail(letter, changes, null)])
}

const connectionOf = async (req: PayloadRequest) => (await hookTx(req)) ?? { sql: database(req).drizzle }
