import { sql } from '@payloadcms/db-postgres/drizzle'
import { jwtSign } from 'payload'
import * as z from 'zod/mini'
import { recordSecurityEvent } from '@/platform/audit/securityLog'
import { recordFailedLogIn, recordLimitedLogIn, recordLogIn } from '@/platform/auth/logInEvents'
import { knownDevice, newDevice } from '@/platform/auth/logInLimits'
import { verifyPassword } from '@/platform/auth/passwordChecks'
import type { Ctx } from '@/platform/ctx'
import { database, type Sql, type Tx } from '@/platform/db/transaction'
import { email } from '@/platform/forms/fields'
import { MAX_PASSWORD_LENGTH } from '@/platform/forms/passwordRules'
import { MAX_PROOF_LENGTH } from '@/platform/forms/proofOfWork'
import type { LogInRefusal } from '../model/account'
import { type CustomerRow, currentCustomerId, findCustomer } from './customerRepository'
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

/** Adds a row: Payload's log-in rewrites all sessions and loses one of two parallel ones. Null when stale. */
export async function openSession(ctx: Ctx, account: CustomerRow, tx?: Tx): Promise<string | null> {
  const { id, email, hash } = account
  const { tokenExpiration } = ctx.payload.collections[COLLECTION].config.auth
  const sid = ctx.random()
  const now = ctx.now()
  const until = new Date(now.getTime() + tokenExpiration * 1000)
  const connection: Pick<Sql, 'execute'> = tx?.sql ?? database(ctx).drizzle
  const { rows } = await connection.execute(sql`
    with customer as (
      select id from hosting_customers where id = ${id} and hash = ${hash} and disabled is not true for update
    ), expired as (
      delete from hosting_customers_sessions s using customer
      where s._parent_id = customer.id and s.expires_at <= ${now.toISOString()}
    )
    insert into hosting_customers_sessions (_order, _parent_id, id, created_at, expires_at)
    select coalesce((select max(_order) from hosting_customers_sessions where _parent_id = ${id}), 0) + 1,
      id, ${sid}, ${now.toISOString()}::timestamptz, ${until.toISOString()}::timestamptz from customer
    returning id`)
  if (rows.length === 0) return null
  const fieldsToSign = { id, collection: COLLECTION, email, sid }
  const { token } = await jwtSign({ fieldsToSign, secret: ctx.payload.secret, tokenExpiration })
  return token
}

export async function logOut(ctx: Ctx): Promise<void> {
  const id = currentCustomerId(ctx)
  if (!id || !ctx.user || !('_sid' in ctx.user)) return
  await database(ctx).drizzle.execute(sql`
    with customer as (select id from hosting_customers where id = ${id} for update)
    delete from hosting_customers_sessions s using customer
    where s._parent_id = customer.id and s.id = ${String(ctx.user._sid)}`)
  await recordSecurityEvent(ctx, null, { event: { code: 'loggedOut' }, subject: null })
}
