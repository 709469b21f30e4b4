import type { Endpoint } from 'payload'
import * as z from 'zod/mini'
import { type Actor, hasRole } from '@/platform/access/actors'
import { currentParty } from '@/platform/audit/securityLog'
import { currentSession, deleteSessions } from '@/platform/auth/sessions'
import {
  bodyOf,
  invalid,
  json,
  notFound,
  refusal,
  staffEndpoint,
  tooManyTries,
} from '@/platform/console/officeEndpoints'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx, transaction } from '@/platform/db/transaction'
import { MAX_PASSWORD_LENGTH, PASSWORD_MESSAGES } from '@/platform/forms/passwordRules'
import { FACTOR_MESSAGES } from '../../messages'
import { newFactor } from '../../model/secondFactor'
import { findStaffById, type StaffRow } from '../staffRepository'
import { type Confirmed, confirmIdentity } from '../staffSessions'
import {
  addFactor,
  newRecoveryCodes,
  removeFactor,
  resetFactors,
  startPasskey,
  startTotp,
} from './changeFactors'
import { factorState, listPasskeys } from './factorRepository'

type Member = StaffRow & { roles: readonly string[] }

const password = z.string().check(z.maxLength(MAX_PASSWORD_LENGTH))
const method = z.enum(['totp', 'passkey'])

const REFUSED: Record<Exclude<Confirmed['kind'], 'confirmed'>, () => Response> = {
  wrong: () => refusal(PASSWORD_MESSAGES.notCurrent, 403),
  tooMany: () => tooManyTries('staff-proof'),
}

export const factorEndpoints: Endpoint[] = [
  staffEndpoint('get', '/second-factor', async ctx => {
    const member = await requestingMember(ctx)
    if (!member) return notFound()
    const connection = { sql: database(ctx).drizzle }
    const { step: _step, ...state } = await factorState(connection, member)
    return json({ ...state, passkeyList: await listPasskeys(connection, member.id) })
  }),
  changeEndpoint('/start', z.object({ password, method }), async (ctx, member, asked) =>
    json(asked.method === 'totp' ? await startTotp(ctx, member) : await startPasskey(ctx, member)),
  ),
  changeEndpoint('/add', z.object({ password, factor: newFactor }), async (ctx, member, { factor }) => {
    const added = await changeAndLogOut(ctx, member, tx => addFactor(ctx, tx, member, factor), 'added')
    if (added.kind === 'added') return json({ recoveryCodes: added.recoveryCodes })
    const wrong = factor.kind === 'newTotp' ? FACTOR_MESSAGES.wrongTotp : FACTOR_MESSAGES.wrongPasskey
    return refusal(added.kind === 'wrong' ? wrong : FACTOR_MESSAGES[added.kind], 400)
  }),
  changeEndpoint(
    '/remove',
    z.union([
      z.object({ password, method: z.literal('totp') }),
      z.object({ password, method: z.literal('passkey'), id: z.string() }),
    ]),
    async (ctx, member, which) => {
      const { kind } = await changeAndLogOut(
        ctx,
        member,
        tx => removeFactor(ctx, tx, member, which),
        'removed',
      )
      return kind === 'lastOne'
        ? refusal(FACTOR_MESSAGES.lastOne, 400)
        : json({ removed: kind === 'removed' })
    },
  ),
  changeEndpoint('/recovery-codes', z.object({ password }), async (ctx, member) => {
    const recoveryCodes = await transaction(ctx, tx => newRecoveryCodes(ctx, tx, member))
    return recoveryCodes ? json({ recoveryCodes }) : invalid()
  }),
  changeEndpoint('/reset', z.object({ password, id: z.uuid() }), async (ctx, member, { id }) => {
    const admin = currentParty(ctx)
    // One's own goes by `/remove`, which keeps the last one.
    if (!hasRole(ctx.user as Actor, 'admin') || !admin || id === member.id) return notFound()
    const colleague = await findStaffById(ctx, id)
    if (!colleague) return notFound()
    const reset = await transaction(ctx, tx => resetFactors(ctx, tx, colleague, { admin }))
    return json({ reset })
  }),
]

function changeEndpoint<Asked extends { password: string }>(
  path: string,
  schema: z.ZodMiniType<Asked>,
  change: (ctx: Ctx, member: Member, asked: Asked) => Promise<Response>,
): Endpoint {
  return staffEndpoint('post', `/second-factor${path}`, async (ctx, req) => {
    const asked = schema.safeParse(await bodyOf(req))
    if (!asked.success) return invalid()
    const member = await requestingMember(ctx)
    const confirmed = member && (await confirmIdentity(ctx, { password: asked.data.password }))
    if (!member || !confirmed) return notFound()
    return confirmed.kind === 'confirmed' ? change(ctx, member, asked.data) : REFUSED[confirmed.kind]()
  })
}

/** A change ends every other session. */
function changeAndLogOut<Outcome extends { kind: string }>(
  ctx: Ctx,
  member: Member,
  change: (tx: Tx) => Promise<Outcome>,
  success: Outcome['kind'],
): Promise<Outcome> {
  return transaction(ctx, async tx => {
    const outcome = await change(tx)
    const party = { collection: 'staff', id: member.id } as const
    if (outcome.kind === success) await deleteSessions(tx, party, currentSession(ctx)?.sid)
    return outcome
  })
}

async function requestingMember(ctx: Ctx): Promise<Member | null> {
  const member = ctx.user && (await findStaffById(ctx, ctx.user.id))
  return member ? { ...member, roles: ctx.user?.roles ?? [] } : null
}
