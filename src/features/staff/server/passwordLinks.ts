import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterLoginHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { recordSecurityEvent } from '@/platform/audit/securityLog'
import { hashKey } from '@/platform/auth/keys'
import { logInLimits } from '@/platform/auth/logInLimits'
import { type Ctx, ctxOf } from '@/platform/ctx'
import { database, hookTx, type Tx } from '@/platform/db/transaction'
import { checkAddress, type LinkMaker, LinkRefused } from '@/platform/email/linkMaker'
import { queueMailForWorker } from '@/platform/email/outbox'
import { env } from '@/platform/env'
import { type LinkPurpose, linkExpiresAt } from '@/platform/forms/passwordRules'
import { TooManyTries } from '@/platform/http/retryAfter'
import { getOrganisation } from '@/platform/organisation'
import { INVITATION_PATH } from '../model/account'
import { staffAccountChangedMail } from './staffMails'
import { lockStaff } from './staffRepository'

const { mayUseLink } = logInLimits('staff')

const PATHS: Record<LinkPurpose, string> = { set: INVITATION_PATH, reset: '/admin/reset' }

/** One link per account. Payload looks up the column, which holds the hash that `hashLinkKey` makes. */
export async function createStaffLink(
  ctx: Ctx,
  tx: Pick<Tx, 'sql'>,
  member: string,
  purpose: LinkPurpose,
): Promise<string> {
  const key = ctx.random()
  const until = linkExpiresAt(purpose, ctx.now()).toISOString()
  await tx.sql.execute(sql`
    update staff set reset_password_token = ${hashKey(key)}, reset_password_expiration = ${until},
      invited_at = ${purpose === 'set' ? ctx.now().toISOString() : sql`invited_at`}
    where id = ${member}`)
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

type Before = { id: string; invitedAt: string | null; sessions: number }

const KEY = 'beforePasswordByLink'

/** Must come after `hashLinkKey`. Of two who use one link at once the second finds it used. */
export const recordLinkOwner: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'resetPassword') return
  const { rows } = await (await connectionOf(req)).sql.execute<Before>(sql`
    select id, invited_at as "invitedAt", (
      select count(*)::int from staff_sessions where _parent_id = staff.id and expires_at > now()) as sessions
    from staff where reset_password_token = ${String(args.data.token)} for update`)
  req.context[KEY] = rows[0]
}

export const notifyPasswordByLink: CollectionAfterLoginHook = async ({ req, user }) => {
  const before = req.context[KEY] as Before | undefined
  if (!before || before.id !== user.id) return
  const ctx = ctxOf(req)
  const tx = await connectionOf(req)
  const subject = { collection: 'staff', id: user.id, name: user.name } as const
  const of = { subject, actor: subject }
  await recordSecurityEvent(ctx, tx, { event: { code: 'passwordSet', by: 'link' }, ...of })
  if (before.sessions > 0) await recordSecurityEvent(ctx, tx, { event: { code: 'sessionsEnded' }, ...of })
  await tx.sql.execute(sql`
    update staff set invited_at = null, reset_password_token = null where id = ${user.id}`)
  if (before.invitedAt) return
  const company = await getOrganisation(ctx, req)
  const changes = { password: true, email: null, roles: null }
  const letter = { id: user.id, name: user.name, email: user.email, company }
  await queueMailForWorker(ctx, tx, [staffAccountChangedMail(letter, changes, null)])
}

const connectionOf = async (req: PayloadRequest) =>
  (await hookTx(req)) ?? { sql: database(req).drizzle as never }
