import * as z from 'zod/mini'
import { recordFailedLogIn, recordLimitedLogIn, recordLogIn } from '@/platform/audit/logInEvents'
import type { LogInRefusal } from '@/platform/auth/accountResult'
import { knownDevice, newDevice } from '@/platform/auth/device'
import { verifyPassword } from '@/platform/auth/passwordHash'
import { MAX_PASSWORD_LENGTH } from '@/platform/auth/passwords'
import type { Ctx } from '@/platform/ctx'
import { email } from '@/platform/forms/fields'
import { MAX_PROOF_LENGTH } from '@/platform/limits/proofOfWork'
import { type CustomerRow, findCustomer } from './customerRecord'
import { checkLogIn, resetLogInLimits } from './limits'
import { openSession } from './openSession'

/** `device` is what this browser kept of an earlier log-in, `proof` the work that one was asked for. */
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

/**
 * Opens a session for whoever knows the password. A wrong password, an unknown address and a closed account cost
 * the same time and get the same answer; too many tries are stopped before anything is looked up.
 */
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
