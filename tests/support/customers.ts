import { randomUUID } from 'node:crypto'
import config from '@payload-config'
import { handleEndpoints } from 'payload'
import { EMPTY_CUSTOMER } from '@/features/customers/model/customer'
import { findOrCreateCustomer } from '@/features/customers/server/customerRepository'
import { authenticateCustomer, logIn } from '@/features/customers/server/logIn'
import { forgotPassword } from '@/features/customers/server/passwords'
import type { Actor } from '@/platform/access/actors'
import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { transaction } from '@/platform/db/transaction'
import { env } from '@/platform/env'
import { mailsTo } from './subscriptions'
import { eventually } from './testCtx'

export const PASSWORD = 'drie groene fietsen'
export const NEXT_PASSWORD = 'zeven gele emmers'

export function particulars(part: object = {}) {
  return {
    ...EMPTY_CUSTOMER,
    name: 'Jan Proef',
    email: `${randomUUID()}@proeftuin.example`,
    address: 'Proefstraat 1',
    zipcode: '7511 AB',
    city: 'Enschede',
    ...part,
  }
}

/** A customer who chose a password, as an order and a mailed link would leave it. */
export async function newCustomer(ctx: Ctx, part: object = {}) {
  const data = { ...particulars(part), password: PASSWORD, passwordSet: true }
  const account = await ctx.payload.create({
    collection: 'hosting-customers',
    data,
    depth: 0,
    ...asSystem,
  })
  return { id: account.id, email: account.email }
}

export const accountOf = (ctx: Ctx, id: string) =>
  ctx.payload.findByID({ collection: 'hosting-customers', id, depth: 0, showHiddenFields: true, ...asSystem })

/** The account of who orders, as an order finds or makes it. */
export const findOrMake = (ctx: Ctx, customer: ReturnType<typeof particulars>) =>
  transaction(ctx, tx => findOrCreateCustomer(ctx, tx, customer))

export const attempt = (ctx: Ctx, email: string, password = PASSWORD, device: string | null = null) =>
  logIn(ctx, { email, password, device })

/** A session as a browser would hold it, opened with the right password. */
export async function tokenFor(ctx: Ctx, email: string, password = PASSWORD): Promise<string> {
  const answer = await attempt({ ...ctx, clientIp: randomUUID() }, email, password)
  if (answer.kind !== 'loggedIn') throw new Error(`${email} could not log in: ${answer.kind}`)
  return answer.token
}

/** The context of somebody who holds this token. */
export async function holding(ctx: Ctx, token: string): Promise<Ctx> {
  return { ...ctx, user: await authenticateCustomer(ctx, token) }
}

export async function loggedIn(ctx: Ctx, part: object = {}) {
  const customer = await newCustomer(ctx, part)
  const token = await tokenFor(ctx, customer.email)
  return { ...customer, token, ctx: await holding(ctx, token) }
}

export function as(ctx: Ctx, user: Actor): Ctx {
  return { ...ctx, user }
}

/** What Payload's REST answers. */
export function rest(path: string, init: RequestInit = {}): Promise<Response> {
  return handleEndpoints({ config, request: new Request(`${env.SITE_URL}/api${path}`, init) })
}

/** The key in a link of a mail, or of the link itself. */
export function passwordKeyIn(text: string | null | undefined): string {
  const found = text?.match(/\/wachtwoord-instellen\?sleutel=(\S+)/)?.[1]
  if (!found) throw new Error('there is no link to choose a password')
  return decodeURIComponent(found)
}

/** The key that somebody is mailed who forgot their password. */
export async function askedKey(ctx: Ctx, email: string): Promise<string> {
  const { kind } = await forgotPassword({ ...ctx, clientIp: randomUUID() }, { email })
  if (kind !== 'asked') throw new Error(`${email} could not ask for a link: ${kind}`)
  const mail = await eventually(async () =>
    (await mailsTo(ctx, email)).find(each => each.template === 'customer-reset'),
  )
  return passwordKeyIn(mail.text)
}

export const JSON_BODY = { 'content-type': 'application/json' }
export const bearing = (token: string) => ({ Authorization: `JWT ${token}` })

/** Every way in which somebody could show the token of a customer over REST, and nothing at all. */
export function disguises(token: string): [string, Record<string, string>][] {
  return [
    ['JWT', bearing(token)],
    ['Bearer', { Authorization: `Bearer ${token}` }],
    ['the cookie of staff', { Cookie: `payload-token=${token}`, Origin: env.SITE_URL }],
    ['their own cookie', { Cookie: `klant-sessie=${token}; __Host-klant-sessie=${token}` }],
    ['nothing', {}],
  ]
}
