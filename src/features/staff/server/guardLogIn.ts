import {
  APIError,
  type CollectionAfterErrorHook,
  type CollectionAfterLoginHook,
  type CollectionAfterLogoutHook,
  type CollectionBeforeOperationHook,
} from 'payload'
import { generateCookie } from 'payload/shared'
import { asSystem } from '@/platform/access/authority'
import { recordSecurityEvent, type SecurityParty } from '@/platform/audit/securityLog'
import { recordFailedLogIn, recordLimitedLogIn, recordLogIn } from '@/platform/auth/logInEvents'
import { logInLimits, newDevice } from '@/platform/auth/logInLimits'
import { verifyPassword } from '@/platform/auth/passwordChecks'
import { type Ctx, ctxOf } from '@/platform/ctx'
import { TooManyTries } from '@/platform/limits/restLimit'
import { deviceCookie, deviceOf, logInState, PROOF_HEADER, proofRequired } from './logIn'

const LOG_IN = /\/login\/?$/

const { checkLogIn, resetLogInLimits } = logInLimits('staff')

/** An unknown address costs the same hash as a wrong password: the time tells nothing. */
export const guardLogIn: CollectionBeforeOperationHook = async ({ operation, args, req }) => {
  // Our own endpoint replaces it: passwordLinks.ts.
  if (operation === 'forgotPassword') throw new APIError('Not Found', 404, null, true)
  if (operation !== 'login') return
  const { email: typed, password } = args.data ?? {}
  const email = String(typed ?? '')
    .trim()
    .toLowerCase()
  const ctx = ctxOf(req)
  const proof = req.headers.get(PROOF_HEADER)
  const stop = await checkLogIn(ctx, { email, proof }, deviceOf(req, email))
  if (stop) {
    await recordLimitedLogIn(ctx, email)
    throw new TooManyTries('staff-log-in', stop.kind === 'prove' ? proofRequired(stop).data : null)
  }
  // Without a password Payload hashes nothing, whoever has the address.
  if (String(password ?? '').trim() === '') return
  if (!(await isStaffAddress(ctx, email))) await verifyPassword(String(password), null)
}

export const rememberDevice: CollectionAfterLoginHook = async ({ req, token, user }) => {
  const { id, name, email } = user
  const { hasEnded, step } = logInState(req)
  if (hasEnded) return
  const ctx = ctxOf(req)
  const known = deviceOf(req, email)
  await recordLogIn(ctx, { collection: 'staff', id, name, email }, { token, newDevice: !known })
  if (known) return
  await resetLogInLimits(ctx, email)
  // The password was counted once more before the second step.
  if (step && step !== 'none') await resetLogInLimits(ctx, email)
  const { maxAge, ...attributes } = deviceCookie
  const cookie = generateCookie<false>({
    ...{ ...attributes, value: newDevice(ctx, email), sameSite: 'Lax', returnCookieAsObject: false },
    expires: new Date(ctx.now().getTime() + maxAge * 1000),
  })
  req.responseHeaders ??= new Headers()
  req.responseHeaders.append('Set-Cookie', String(cookie))
}

/** Only Payload's error shows a failed log-in, and a build shortens error names. */
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

async function isStaffAddress({ payload }: Ctx, email: string): Promise<boolean> {
  const where = { email: { equals: email } }
  const { totalDocs } = await payload.count({ collection: 'staff', where, ...asSystem })
  return totalDocs > 0
}
