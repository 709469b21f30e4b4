import { randomBytes } from 'node:crypto'
import { APIError, type CollectionAfterChangeHook, type CollectionBeforeOperationHook } from 'payload'
import { asUser } from '@/platform/access/authority'
import { recordSecurityEvent } from '@/platform/audit/securityLog'
import { hashKey } from '@/platform/auth/keys'
import { adminEndpoint, json, notFound } from '@/platform/console/officeEndpoints'
import { type Ctx, ctxOf, getOrganisation } from '@/platform/ctx'
import { database, hookTx, type Tx, transaction } from '@/platform/db/transaction'
import { type QueuedMail, queueMail, queueMailForWorker, sendNow } from '@/platform/email/outbox'
import { isRecordId } from '@/platform/text/recordId'
import { STAFF_REFUSALS } from '../messages'
import { type InvitationResult, invitationEnds } from '../model/account'
import { createStaffLink } from './passwordLinks'
import { staffInviteMail } from './staffMails'
import { findStaffByLink, lockStaff, type StaffRow } from './staffRepository'

/** Nobody knows a password until the invitation was used. */
export const createWithoutPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' || !req.user) return
  const sent = args.data as { password?: unknown }
  if (sent.password) throw new APIError(STAFF_REFUSALS.choosesOwnPassword, 400, null, true)
  sent.password = randomBytes(32).toString('base64url')
}

export const sendInvitation: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'create' || !req.user) return
  const ctx = ctxOf(req)
  const tx = (await hookTx(req)) ?? { sql: database(ctx).drizzle }
  const company = await getOrganisation(ctx, req)
  const link = await invite(ctx, tx, doc)
  await queueMailForWorker(ctx, tx, [staffInviteMail({ ...doc, company }, link)])
}

/** Null for a used, withdrawn or expired invitation. */
export async function findInvited(ctx: Ctx, key: string): Promise<StaffRow | null> {
  const member = await findStaffByLink(ctx, hashKey(key))
  const isOpen = member?.invitedAt && invitationEnds(new Date(member.invitedAt)) > ctx.now()
  return isOpen ? member : null
}

export const invitationEndpoints = [
  adminEndpoint('post', '/:id/invite', async (ctx, req) => {
    const id = req.routeParams?.id
    return isRecordId(id) ? json(await inviteAgain(ctx, id)) : notFound()
  }),
  adminEndpoint('post', '/:id/withdraw', async (ctx, req) => {
    const id = req.routeParams?.id
    return isRecordId(id) ? json(await withdraw(ctx, id)) : notFound()
  }),
]

async function inviteAgain(ctx: Ctx, id: string): Promise<InvitationResult> {
  const company = await getOrganisation(ctx)
  const mails = await transaction(ctx, async (tx): Promise<QueuedMail[] | null> => {
    const member = await lockInvited(ctx, tx, id)
    if (!member) return null
    const link = await invite(ctx, tx, member)
    return queueMail(ctx, tx, [staffInviteMail({ ...member, company }, link)])
  })
  if (!mails) return { kind: 'settled' }
  return { kind: (await sendNow(ctx, mails)) ? 'sent' : 'notSent' }
}

function withdraw(ctx: Ctx, id: string): Promise<InvitationResult> {
  return transaction(ctx, async tx => {
    if (!(await lockInvited(ctx, tx, id))) return { kind: 'settled' }
    await ctx.payload.delete({ collection: 'staff', id, depth: 0, req: tx.req, ...asUser(ctx) })
    return { kind: 'withdrawn' }
  })
}

async function lockInvited(ctx: Ctx, tx: Tx, id: string): Promise<StaffRow | null> {
  const member = await lockStaff(ctx, tx, id)
  return member?.invitedAt ? member : null
}

async function invite(
  ctx: Ctx,
  tx: Pick<Tx, 'sql'>,
  { id, name }: Pick<StaffRow, 'id' | 'name'>,
): Promise<string> {
  await recordSecurityEvent(ctx, tx, {
    event: { code: 'invited' },
    subject: { collection: 'staff', id, name },
  })
  return createStaffLink(ctx, tx, id, 'set')
}
