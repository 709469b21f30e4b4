import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterErrorHook, CollectionAfterLogoutHook } from 'payload'
import { getCompany } from '@/features/company/server/getCompany'
import { asSystem } from '@/platform/access/authority'
import { newDeviceMail } from '@/platform/auth/newDeviceMail'
import { sessionIn, sessionKey } from '@/platform/auth/sessions'
import { type Ctx, ctxOf } from '@/platform/ctx'
import { database, transaction } from '@/platform/db/transaction'
import { sendNow } from '@/platform/email/confirmation'
import { queueMail } from '@/platform/email/outbox'
import { recordSecurityEvent, type SecurityParty } from './recordSecurityEvent'
import { maskEmail, type SecurityEvent } from './securityEvents'

type Owner = SecurityParty & { name: string; email: string }
type Failure = Extract<SecurityEvent, { code: 'logInFailed' }>['reason']

const LOG_IN = /\/login\/?$/

/** Records a log-in. An owner who was in before on another device is mailed about a new one. */
export async function recordLogIn(
  ctx: Ctx,
  owner: Owner,
  { token, newDevice }: { token: string; newDevice: boolean },
): Promise<void> {
  const isFirst = newDevice && !(await hasLoggedInBefore(ctx, owner))
  await recordSecurityEvent(ctx, null, {
    event: { code: 'loggedIn', newDevice, session: sessionKey(sessionIn(token)) },
    subject: owner,
    actor: owner,
  })
  if (!newDevice || isFirst) return
  const company = await getCompany(ctx)
  const mails = await transaction(ctx, tx => queueMail(ctx, tx, [newDeviceMail(ctx, { ...owner, company })]))
  // The log-in does not wait for the mail server. Should this process end first, the worker sends it.
  void sendNow(ctx, mails)
}

/** Records a try that failed. The address of nobody's account is masked. */
export function recordFailedLogIn(
  ctx: Ctx,
  typed: string,
  account: SecurityParty | null,
  reason: Failure,
): Promise<void> {
  return recordSecurityEvent(ctx, null, {
    event: { code: 'logInFailed', reason, ...(account ? {} : { typed: maskEmail(typed) }) },
    subject: account,
  })
}

/** Records that tries are refused, once in a quarter of an hour: an attacker cannot fill the log. */
export async function recordLimitedLogIn(ctx: Ctx, typed: string): Promise<void> {
  const masked = maskEmail(typed)
  const { rows } = await database(ctx).drizzle.execute(sql`
    select 1 from security_events where code = 'logInLimited' and details->>'typed' = ${masked}
      and created_at > ${new Date(ctx.now().getTime() - 15 * 60_000).toISOString()}::timestamptz limit 1`)
  if (rows.length > 0) return
  await recordSecurityEvent(ctx, null, { event: { code: 'logInLimited', typed: masked }, subject: null })
}

/** Payload tells of a log-in that failed by its error alone, and a build shortens the names of errors. */
export const recordFailedStaffLogIn: CollectionAfterErrorHook = async ({ error, req }) => {
  if (!('status' in error) || error.status !== 401 || !LOG_IN.test(req.pathname)) return
  const email = String(req.data?.email ?? '')
    .trim()
    .toLowerCase()
  const { docs } = await req.payload.find({
    ...{ collection: 'staff', where: { email: { equals: email } }, limit: 1, depth: 0 },
    ...asSystem,
  })
  const [found] = docs
  const account: SecurityParty | null = found ? { collection: 'staff', id: found.id, name: found.name } : null
  await recordFailedLogIn(ctxOf(req), email, account, account ? 'password' : 'unknownAccount')
}

export const recordStaffLogOut: CollectionAfterLogoutHook = ({ req }) =>
  recordSecurityEvent(ctxOf(req), null, { event: { code: 'loggedOut' }, subject: null })

async function hasLoggedInBefore(ctx: Ctx, { id }: SecurityParty): Promise<boolean> {
  const { rows } = await database(ctx).drizzle.execute(sql`
    select 1 from security_events where subject_id = ${id} and code = 'loggedIn' limit 1`)
  return rows.length > 0
}
