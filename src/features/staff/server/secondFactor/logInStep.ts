import {
  APIError,
  type CollectionAfterLoginHook,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { TOO_MANY_TRIES } from '@/platform/auth/limits'
import { sessionIn } from '@/platform/auth/sessions'
import { ctxOf } from '@/platform/ctx'
import { hookTx, type Tx } from '@/platform/db/transaction'
import { FACTOR_MESSAGES, type FactorAnswer, type NewFactor, type SecondStep } from '../../model/secondFactor'
import { deviceOf } from '../deviceCookie'
import { addFactor } from './changeFactors'
import { endOtherSessions, factorState } from './factorRecord'
import { verifySecondFactor } from './verifySecondFactor'

type Member = { id: string; email: string; name: string; roles?: string[] | null }

/** What a log-in brings, and what it leaves for its answer. */
type LogInState = {
  operation?: 'login' | 'resetPassword'
  typed?: FactorAnswer | NewFactor | null
  step?: SecondStep
  recoveryCodes?: string[] | null
  /** Its session ended at once: what follows a log-in is left out. */
  hasEnded?: boolean
}

const KEY = 'secondFactor'

export function logInState({ context }: Pick<PayloadRequest, 'context'>): LogInState {
  context[KEY] ??= {}
  return context[KEY] as LogInState
}

/** A password was right, and the second step is still to come or was wrong. */
export class SecondStepNeeded extends APIError {
  constructor(
    readonly member: Member,
    readonly problem: 'needed' | 'wrong' | 'expired' | 'tooMany',
    message: string,
  ) {
    super(message, problem === 'tooMany' ? 429 : 401, null, true)
  }
}

export const recordOperation: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation === 'login' || operation === 'resetPassword') logInState(req).operation = operation
}

/** After a right password: no session of an account is kept until its second factor was right. */
export const requireSecondFactor: CollectionBeforeLoginHook = async ({ req, user }) => {
  const tx = await hookTx(req)
  if (!tx) throw new Error('a log-in without a transaction')
  const member = user as unknown as Member
  const logIn = logInState(req)
  const { step } = await factorState(tx, member)
  logIn.step = step
  // A new password is kept; its session ends in `endLogInSessions`.
  if (step === 'none' || logIn.operation === 'resetPassword') return
  const { typed } = logIn
  if (step === 'answer') await requireAnswer(req, tx, member, typed && !isNew(typed) ? typed : null)
  else logIn.recoveryCodes = await requireSetUp(req, tx, member, typed && isNew(typed) ? typed : null)
}

const isNew = (typed: FactorAnswer | NewFactor): typed is NewFactor =>
  typed.kind === 'newTotp' || typed.kind === 'newPasskey'

const WRONG: Record<FactorAnswer['kind'], string> = {
  totp: FACTOR_MESSAGES.wrongTotp,
  recoveryCode: FACTOR_MESSAGES.wrongRecoveryCode,
  passkey: FACTOR_MESSAGES.wrongPasskey,
}

async function requireAnswer(req: PayloadRequest, tx: Tx, member: Member, typed: FactorAnswer | null) {
  if (!typed) throw new SecondStepNeeded(member, 'needed', FACTOR_MESSAGES.needed)
  const device = deviceOf(req, member.email)
  const { kind } = await verifySecondFactor(ctxOf(req), member.id, typed, { tx, device })
  if (kind === 'tooMany') throw new SecondStepNeeded(member, kind, TOO_MANY_TRIES)
  if (kind === 'wrong') throw new SecondStepNeeded(member, kind, WRONG[typed.kind])
}

async function requireSetUp(req: PayloadRequest, tx: Tx, member: Member, typed: NewFactor | null) {
  if (!typed) throw new SecondStepNeeded(member, 'needed', FACTOR_MESSAGES.setUp)
  const added = await addFactor(ctxOf(req), tx, member, typed)
  if (added.kind === 'added') return added.recoveryCodes
  if (added.kind === 'expired') throw new SecondStepNeeded(member, 'expired', FACTOR_MESSAGES.expired)
  throw new SecondStepNeeded(
    member,
    'wrong',
    typed.kind === 'newTotp' ? FACTOR_MESSAGES.wrongTotp : FACTOR_MESSAGES.wrongPasskey,
  )
}

/**
 * Payload logs in whoever sets a password with the link of a mail. Where a second step is asked, that session ends in
 * the same transaction; and where one was just set up, every session from before it does.
 */
export const endLogInSessions: CollectionAfterLoginHook = async ({ req, token, user }) => {
  const logIn = logInState(req)
  const tx = await hookTx(req)
  if (!tx || !logIn.step || logIn.step === 'none') return
  logIn.hasEnded = logIn.operation === 'resetPassword'
  if (logIn.hasEnded) await endOtherSessions(tx, user.id, null)
  else if (logIn.step === 'setUp') await endOtherSessions(tx, user.id, sessionIn(token))
}
