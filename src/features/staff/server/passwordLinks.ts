import {
  addDataAndFileToRequest,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  type Endpoint,
  type PayloadRequest,
} from 'payload'
import { recordSecurityEvent } from '@/platform/audit/securityLog'
import { hashKey } from '@/platform/auth/keys'
import { logInLimits } from '@/platform/auth/logInLimits'
import {
  type Accounts,
  type LinkRequest,
  type PasswordLinkResult,
  requestPasswordLink,
} from '@/platform/auth/requestPasswordLink'
import { countSessions } from '@/platform/auth/sessions'
import { refusal, tooManyTries } from '@/platform/console/officeEndpoints'
import { type Ctx, ctxOf, getOrganisation } from '@/platform/ctx'
import { database, hookTx, type Tx, transaction } from '@/platform/db/transaction'
import { checkAddress, type LinkMaker, LinkRefused } from '@/platform/email/linkMaker'
import { queueMail, queueMailForWorker, sendNow } from '@/platform/email/outbox'
import { env } from '@/platform/env'
import { INVALID_EMAIL } from '@/platform/forms/formFields'
import { type LinkPurpose, linkExpiresAt } from '@/platform/forms/passwordRules'
import { TooManyTries } from '@/platform/limits/restLimit'
import { UNKNOWN_ERROR } from '@/platform/payload/formatAdminErrors'
import { INVITATION_PATH } from '../model/account'
import { PROOF_HEADER, proofRequired } from './logIn'
import { resetFactors } from './secondFactor/changeFactors'
import { staffAccountChangedMail, staffRecoveredMail, staffResetMail } from './staffMails'
import {
  clearStaffLink,
  findStaffByEmail,
  type LinkOwner,
  lockLinkOwner,
  lockStaff,
  saveStaffLink,
} from './staffRepository'

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

const STAFF: Accounts = {
  collection: 'staff',
  checkLimits: logInLimits('staff').checkLinkRequest,
  find: async (ctx, address) => {
    const member = await findStaffByEmail(ctx, address)
    return member?.invitedAt ? null : member
  },
  createLink: (ctx, tx, { id }) => createStaffLink(ctx, tx, id, 'reset'),
  mail: staffResetMail,
}

export function requestStaffPasswordLink(ctx: Ctx, typed: LinkRequest): Promise<PasswordLinkResult> {
  return requestPasswordLink(ctx, typed, STAFF)
}

const FAULTS = {
  invalid: () => refusal(INVALID_EMAIL, 400),
  // The longest wait of all limits, so that the answer does not show which one it was.
  tooMany: () => tooManyTries('staff-link-mail'),
  failed: () => refusal(UNKNOWN_ERROR, 500),
} as const

/** Payload's own shows by its response time whether an address is known. */
export const forgotPasswordEndpoint: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async req => {
    await addDataAndFileToRequest(req)
    const typed = { email: String(req.data?.email ?? ''), proof: req.headers.get(PROOF_HEADER) ?? undefined }
    const answer = await requestStaffPasswordLink(ctxOf(req), typed)
    if (answer.kind === 'asked') return Response.json({ message: req.t('general:success') })
    if (answer.kind === 'prove') return tooManyTries('staff-ask-link-everyone', proofRequired(answer))
    return FAULTS[answer.kind]()
  },
}

/** For use on the server only. The mail to the owner holds no link. Null for an unknown address. */
export async function recoverStaff(ctx: Ctx, email: string): Promise<string | null> {
  const member = await findStaffByEmail(ctx, email.trim().toLowerCase())
  if (!member) return null
  const company = await getOrganisation(ctx)
  const { link, mails } = await transaction(ctx, async tx => {
    await resetFactors(ctx, tx, member, 'server')
    const made = await createStaffLink(ctx, tx, member.id, 'reset')
    await recordSecurityEvent(ctx, tx, {
      event: { code: 'passwordLinkSent' },
      subject: { collection: 'staff', id: member.id, name: member.name },
      actor: 'system',
    })
    return { link: made, mails: await queueMail(ctx, tx, [staffRecoveredMail({ ...member, company })]) }
  })
  await sendNow(ctx, mails)
  return link
}
