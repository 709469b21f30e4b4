import type { SecurityEvent } from '@/platform/audit/model/securityEvents'
import { recordSecurityEvent, type SecurityParty } from '@/platform/audit/securityLog'
import { deleteSessions } from '@/platform/auth/sessions'
import { type Ctx, getOrganisation } from '@/platform/ctx'
import { database, type Tx } from '@/platform/db/transaction'
import { AN_ADMIN } from '../../messages'
import {
  type FactorMethod,
  type Factors,
  MAX_PASSKEYS,
  mayRemove,
  type NewFactor,
  type SecondStepRequest,
  type TotpSetup,
} from '../../model/secondFactor'
import { type FactorChange, notifyFactorChange } from '../staffMails'
import { lockStaff } from '../staffRepository'
import { consumeChallenge, deleteChallenges, pendingSecret, saveChallenge } from './challengeRepository'
import {
  deleteFactors,
  deleteOrphanedRecoveryCodes,
  deletePasskey,
  deleteTotp,
  factorState,
  replaceRecoveryCodes,
  saveTotpSecret,
} from './factorRepository'
import { addPasskey, newPasskeyOptions, newTotpSecret, passkeyOptions, totpQr, totpStep } from './factors'

type Owner = { id: string; email: string; name: string; roles?: readonly string[] | null }

export async function startTotp(ctx: Ctx, owner: Owner): Promise<TotpSetup> {
  const [secret, setup, { name }] = [newTotpSecret(), ctx.random(), await getOrganisation(ctx)]
  await saveChallenge(ctx, { challenge: setup, staffId: owner.id, use: 'newTotp' }, secret)
  return { setup, secret, qr: totpQr(secret, { issuer: name, label: owner.email }) }
}

export async function startPasskey(ctx: Ctx, owner: Owner): Promise<object> {
  return newPasskeyOptions(ctx, owner, (await getOrganisation(ctx)).name)
}

export async function requestSecondStep(ctx: Ctx, owner: Owner): Promise<SecondStepRequest | null> {
  const { step, totp, passkeys, recoveryCodes } = await factorState({ sql: database(ctx).drizzle }, owner)
  if (step === 'none') return null
  if (step === 'setUp')
    return { step, totp: await startTotp(ctx, owner), passkey: await startPasskey(ctx, owner) }
  const has = { passkey: passkeys > 0, totp, recoveryCode: recoveryCodes > 0 }
  const methods = (['passkey', 'totp', 'recoveryCode'] as const).filter(method => has[method])
  return { step, methods, passkey: has.passkey ? await passkeyOptions(ctx, owner.id) : null }
}

type Added =
  | { kind: 'added'; recoveryCodes: string[] | null }
  | { kind: 'wrong' | 'expired' | 'tooManyPasskeys' }

export async function addFactor(ctx: Ctx, tx: Tx, owner: Owner, factor: NewFactor): Promise<Added> {
  await lockStaff(ctx, tx, owner.id)
  const before = await factorState(tx, owner)
  const saved = await (factor.kind === 'newTotp'
    ? saveTotp(ctx, tx, owner.id, factor)
    : savePasskey(ctx, tx, owner.id, { factor, before }))
  if (saved !== 'saved') return { kind: saved }
  const method: FactorMethod = factor.kind === 'newTotp' ? 'totp' : 'passkey'
  const recoveryCodes = before.recoveryCodes > 0 ? null : await replaceRecoveryCodes(tx, owner.id)
  await recordEvent(ctx, tx, owner, { code: 'secondFactorAdded', method })
  if (recoveryCodes) await recordEvent(ctx, tx, owner, { code: 'recoveryCodesMade' })
  await notifyFactorChange(ctx, tx, owner, { change: 'added', method })
  return { kind: 'added', recoveryCodes }
}

async function saveTotp(
  ctx: Ctx,
  tx: Tx,
  staffId: string,
  { setup, code }: Extract<NewFactor, { kind: 'newTotp' }>,
): Promise<'saved' | 'wrong' | 'expired'> {
  const secret = await pendingSecret(ctx, tx, { challenge: setup, staffId })
  if (!secret) return 'expired'
  const step = totpStep(secret, code, ctx.now())
  if (step === null) return 'wrong'
  await consumeChallenge(ctx, tx, { challenge: setup, staffId, use: 'newTotp' })
  await saveTotpSecret(tx, staffId, { secret, step }, ctx.now())
  return 'saved'
}

async function savePasskey(
  ctx: Ctx,
  tx: Tx,
  staffId: string,
  { factor, before }: { factor: Extract<NewFactor, { kind: 'newPasskey' }>; before: Factors },
): Promise<'saved' | 'wrong' | 'tooManyPasskeys'> {
  if (before.passkeys >= MAX_PASSKEYS) return 'tooManyPasskeys'
  return (await addPasskey(ctx, tx, staffId, factor)) ? 'saved' : 'wrong'
}

type Removed = { kind: 'removed' | 'lastOne' | 'gone' }

/** The last one stays where the agency requires one. */
export async function removeFactor(
  ctx: Ctx,
  tx: Tx,
  owner: Owner,
  which: { method: 'totp' } | { method: 'passkey'; id: string },
): Promise<Removed> {
  await lockStaff(ctx, tx, owner.id)
  const before = await factorState(tx, owner)
  if (!mayRemove(before, before.required)) return { kind: 'lastOne' }
  const isRemoved =
    which.method === 'totp' ? await deleteTotp(tx, owner.id) : await deletePasskey(tx, owner.id, which.id)
  if (!isRemoved) return { kind: 'gone' }
  await deleteOrphanedRecoveryCodes(tx, owner.id)
  await recordEvent(ctx, tx, owner, { code: 'secondFactorRemoved', method: which.method })
  await notifyFactorChange(ctx, tx, owner, { change: 'removed', method: which.method })
  return { kind: 'removed' }
}

export async function newRecoveryCodes(ctx: Ctx, tx: Tx, owner: Owner): Promise<string[] | null> {
  await lockStaff(ctx, tx, owner.id)
  const { totp, passkeys } = await factorState(tx, owner)
  if (!totp && passkeys === 0) return null
  const codes = await replaceRecoveryCodes(tx, owner.id)
  await recordEvent(ctx, tx, owner, { code: 'recoveryCodesMade' })
  await notifyFactorChange(ctx, tx, owner, { change: 'newCodes' })
  return codes
}

/** False when there was none. */
export async function resetFactors(
  ctx: Ctx,
  tx: Tx,
  member: Owner,
  by: { admin: SecurityParty } | 'server',
): Promise<boolean> {
  await lockStaff(ctx, tx, member.id)
  await deleteChallenges(tx, member.id)
  if (!(await deleteFactors(tx, member.id))) return false
  await deleteSessions(tx, partyOf(member))
  const actor = by === 'server' ? 'system' : by.admin
  const event = { code: 'secondFactorReset', by: by === 'server' ? 'server' : 'admin' } as const
  await recordSecurityEvent(ctx, tx, { event, subject: partyOf(member), actor })
  const name = by === 'server' ? null : (by.admin.name ?? AN_ADMIN)
  await notifyFactorChange(ctx, tx, member, { change: 'reset', by: name } satisfies FactorChange)
  return true
}

const partyOf = ({ id, name }: Owner): SecurityParty => ({ collection: 'staff', id, name })

const recordEvent = (ctx: Ctx, tx: Tx, owner: Owner, event: SecurityEvent) =>
  recordSecurityEvent(ctx, tx, { event, subject: partyOf(owner), actor: partyOf(owner) })
