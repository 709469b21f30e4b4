import {
  APIError,
  type Endpoint,
  type GlobalAfterChangeHook,
  type GlobalBeforeChangeHook,
  type Payload,
  type PayloadRequest,
} from 'payload'
import * as z from 'zod/mini'
import type { Actor } from '@/platform/access/actors'
import { recordSecurityEvent } from '@/platform/audit/securityLog'
import { verifyPassword } from '@/platform/auth/passwordChecks'
import {
  confirmSession,
  currentSession,
  endSessions,
  isConfirmedSince,
  listSessions,
  type SessionOwner,
} from '@/platform/auth/sessions'
import {
  bodyOf,
  invalid,
  json,
  notFound,
  refusal,
  staffEndpoint,
  tooManyTries,
} from '@/platform/console/officeEndpoints'
import { type Ctx, ctxOf } from '@/platform/ctx'
import { database, hookTx } from '@/platform/db/transaction'
import { MAX_PASSWORD_LENGTH, PASSWORD_MESSAGES } from '@/platform/forms/passwordRules'
import { refundLimit, withinLimit } from '@/platform/limits/counters'
import { isRecordId } from '@/platform/text/recordId'
import { STAFF_REFUSALS } from '../messages'
import { CONFIRM_IDENTITY } from '../model/account'
import { factorState } from './secondFactor/factorRepository'
import { findStaffById, type StaffRow } from './staffRepository'

/** In milliseconds. */
const CONFIRMED_MS = 5 * 60_000

type IdentityConfirmation = { password: string }

export type Confirmed = { kind: 'confirmed' | 'wrong' | 'tooMany' }

export async function confirmIdentity(ctx: Ctx, typed: IdentityConfirmation): Promise<Confirmed | null> {
  const owner = staffOwner(ctx)
  if (!owner) return null
  if (!(await withinLimit(ctx, 'staff-proof', owner.id))) return { kind: 'tooMany' }
  if (!(await confirmsIdentity(typed, await findStaffById(ctx, owner.id)))) {
    await recordSecurityEvent(ctx, null, { event: { code: 'proofFailed' }, subject: owner })
    return { kind: 'wrong' }
  }
  await refundLimit(ctx, 'staff-proof', owner.id)
  await confirmSession(ctx, owner.sid)
  return { kind: 'confirmed' }
}

function confirmsIdentity({ password }: IdentityConfirmation, member: StaffRow | null): Promise<boolean> {
  return verifyPassword(password, member)
}

export async function requireConfirmed(req: PayloadRequest): Promise<void> {
  const ctx = ctxOf(req)
  const owner = staffOwner(ctx)
  if (owner && (await isConfirmed(ctx, owner, req))) return
  throw new APIError(STAFF_REFUSALS.notConfirmed, 403, { code: CONFIRM_IDENTITY }, true)
}

/** Reads in the transaction of the request: within it, a second connection may never come. */
async function isConfirmed(ctx: Ctx, { sid }: SessionOwner, req: PayloadRequest): Promise<boolean> {
  const since = new Date(ctx.now().getTime() - CONFIRMED_MS)
  return isConfirmedSince((await hookTx(req)) ?? { sql: database(ctx).drizzle }, sid, since)
}

const staffOwner = (ctx: Ctx) => {
  const owner = currentSession(ctx)
  return owner?.collection === 'staff' ? owner : null
}

const proof = z.object({ password: z.string().check(z.maxLength(MAX_PASSWORD_LENGTH)) })

const ANSWERS: Record<Confirmed['kind'], () => Response> = {
  confirmed: () => json({ confirmed: true }),
  wrong: () => refusal(PASSWORD_MESSAGES.notCurrent, 403),
  tooMany: () => tooManyTries('staff-proof'),
}

export const confirmEndpoint = staffEndpoint('post', '/confirm', async (ctx, req) => {
  const read = proof.safeParse(await bodyOf(req))
  if (!read.success) return invalid()
  const confirmed = await confirmIdentity(ctx, read.data)
  return confirmed ? ANSWERS[confirmed.kind]() : notFound()
})

export const confirmSettings: GlobalBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const changes = Boolean(data.secondFactorForAll) !== Boolean(originalDoc?.secondFactorForAll)
  if (req.user && changes) await requireConfirmed(req)
  return data
}

const which = z.union([z.object({ key: z.string() }), z.object({ others: z.literal(true) })])

export const sessionEndpoints: Endpoint[] = [
  staffEndpoint('get', '/sessions', async ctx => json({ sessions: await listSessions(ctx) })),
  staffEndpoint('post', '/sessions/end', async (ctx, req) => {
    const asked = which.safeParse(await bodyOf(req))
    if (!asked.success) return invalid()
    return json({ ended: await endSessions(ctx, 'key' in asked.data ? asked.data : 'others') })
  }),
]

export const colleagueName = staffEndpoint('get', '/:id/name', async (ctx, req) => {
  const id = req.routeParams?.id
  const member = isRecordId(id) ? await findStaffById(ctx, id) : null
  return member ? json({ name: member.name }) : notFound()
})

/** Payload asks here on every page, in REST and in every action. */
export function refuseSessionsWithoutFactor(payload: Payload): void {
  payload.authStrategies = payload.authStrategies.map(strategy => ({
    ...strategy,
    authenticate: async args => {
      const found = await strategy.authenticate(args)
      return (await mustSetUp(payload, found.user as Actor)) ? { ...found, user: null } : found
    },
  }))
}

async function mustSetUp(payload: Payload, user: Actor): Promise<boolean> {
  if (user?.collection !== 'staff') return false
  const { step } = await factorState({ sql: database({ payload }).drizzle }, user)
  return step === 'setUp'
}

export const recordSecondFactorSetting: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const forAll = Boolean(doc.secondFactorForAll)
  if (!req.user || forAll === Boolean(previousDoc?.secondFactorForAll)) return
  const event = { code: 'secondFactorAsked', forAll } as const
  await recordSecurityEvent(ctxOf(req), await hookTx(req), { event, subject: null })
}
