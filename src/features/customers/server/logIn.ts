import { jwtSign } from 'payload'
import * as z from 'zod/mini'
import { type Actor, isCustomer } from '@/platform/access/actors'
import { recordSecurityEvent } from '@/platform/audit/securityLog'
import { recordFailedLogIn, recordLimitedLogIn, recordLogIn } from '@/platform/auth/logInEvents'
import { knownDevice, newDevice } from '@/platform/auth/logInLimits'
import { verifyPassword } from '@/platform/auth/passwordChecks'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx } from '@/platform/db/transaction'
import { email } from '@/platform/forms/fields'
import { MAX_PASSWORD_LENGTH } from '@/platform/forms/passwordRules'
import { MAX_PROOF_LENGTH } from '@/platform/forms/proofOfWork'
import { makeCookie } from '@/platform/http/cookie'
import type { LogInRefusal } from '../model/account'
import {
  type CustomerRow,
  currentCustomerId,
  deleteSession,
  findCustomer,
  insertSession,
} from './customerRepository'
import { checkLogIn, resetLogInLimits } from './limits'

export type LogInInput = {
  email: string
  password: string
  device: string | null
  proof?: string | undefined
}

type Answer = { kind: 'loggedIn'; name: string; token: string; device: string } | LogInRefusal

const schema = z.object({
  email: z.pipe(email, z.string().check(z.toLowerCase())),
  password: z.string().check(z.maxLength(MAX_PASSWORD_LENGTH)),
  device: z.nullable(z.string()),
  proof: z.optional(z.string().check(z.maxLength(MAX_PROOF_LENGTH))),
})

/** Unknown address, wrong password and closed account take the same time and answer. */
export async function logIn(ctx: Ctx, typed: LogInInput): Promise<Answer> {
  const read = schema.safeParse(typed)
  if (!read.success) return { kind: 'refused' }
  try {
    return await enter(ctx, read.data)
  } catch (err) {
    ctx.payload.logger.error({ err, msg: 'a customer could not log in' })
    return { kind: 'failed' }
  }
}

async function enter(ctx: Ctx, typed: z.infer<typeof schema>): Promise<Answer> {
  const known = knownDevice(typed.email, typed.device)
  const stop = await checkLogIn(ctx, typed, known)
  if (stop) {
    await recordLimitedLogIn(ctx, typed.email)
    return stop
  }
  const customer = await findCustomer(ctx, typed.email)
  const right = await verifyPassword(typed.password, customer)
  const account = customer && { ...customer, collection: 'hosting-customers' as const }
  const token = right && customer && (await openSession(ctx, customer))
  if (!account || !token) {
    await recordFailedLogIn(ctx, typed.email, account, refusalOf(customer, right))
    return { kind: 'refused' }
  }
  if (!known) await resetLogInLimits(ctx, typed.email)
  await recordLogIn(ctx, account, { token, newDevice: !known })
  const device = (known && typed.device) || newDevice(ctx, typed.email)
  return { kind: 'loggedIn', name: account.name, token, device }
}

function refusalOf(customer: CustomerRow | null, right: boolean) {
  if (!customer) return 'unknownAccount'
  return right && customer.disabled ? 'disabled' : 'password'
}

const COLLECTION = 'hosting-customers'

/** Null when the account was closed or its password changed since it was read. */
export async function openSession(ctx: Ctx, account: CustomerRow, tx?: Tx): Promise<string | null> {
  const { tokenExpiration } = ctx.payload.collections[COLLECTION].config.auth
  const [sid, since] = [ctx.random(), ctx.now()]
  const until = new Date(since.getTime() + tokenExpiration * 1000)
  const isOpen = await insertSession(tx ?? { sql: database(ctx).drizzle }, account, { sid, since, until })
  if (!isOpen) return null
  const fieldsToSign = { id: account.id, collection: COLLECTION, email: account.email, sid }
  const { token } = await jwtSign({ fieldsToSign, secret: ctx.payload.secret, tokenExpiration })
  return token
}

export async function logOut(ctx: Ctx): Promise<void> {
  const id = currentCustomerId(ctx)
  if (!id || !ctx.user || !('_sid' in ctx.user)) return
  await deleteSession(ctx, id, String(ctx.user._sid))
  await recordSecurityEvent(ctx, null, { event: { code: 'loggedOut' }, subject: null })
}

const HOUR = 3600
const DAY = 24 * HOUR

/** In seconds, for cookie and session alike; never extended. */
export const SESSION_SECONDS = 30 * DAY

/** Separate from Payload's cookie (decision 013). */
export function customerCookies(site: string) {
  return {
    session: makeCookie(site, 'klant-sessie', SESSION_SECONDS),
    device: makeCookie(site, 'klant-toestel', 365 * DAY),
  }
}

const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/

export async function authenticateCustomer({ payload }: Pick<Ctx, 'payload'>, token: string): Promise<Actor> {
  if (!TOKEN.test(token)) return null
  const headers = new Headers({ Authorization: `JWT ${token}` })
  const { user } = await payload.auth({ headers, canSetHeaders: false })
  if (!isCustomer(user as Actor) || (user && 'disabled' in user && user.disabled)) return null
  return user as Actor
}
