import {
  APIError,
  addDataAndFileToRequest,
  type CollectionAfterLoginHook,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
  type Endpoint,
  loginOperation,
  type PayloadRequest,
} from 'payload'
import { generatePayloadCookie, parseCookies } from 'payload/shared'
import * as z from 'zod/mini'
import { recordFailedLogIn, recordLimitedLogIn } from '@/platform/auth/logInEvents'
import { knownDevice, TOO_MANY_TRIES } from '@/platform/auth/logInLimits'
import { deleteSessions, sessionIn } from '@/platform/auth/sessions'
import { invalid } from '@/platform/console/officeEndpoints'
import { type Ctx, ctxOf } from '@/platform/ctx'
import { hookTx, type Tx } from '@/platform/db/transaction'
import { env } from '@/platform/env'
import type { ProofRequired } from '@/platform/forms/proofOfWork'
import { makeCookie } from '@/platform/http/cookie'
import { retryAfter } from '@/platform/limits/restLimit'
import { FACTOR_MESSAGES } from '../messages'
import {
  type FactorAnswer,
  factorAnswer,
  type NewFactor,
  newFactor,
  type SecondStep,
} from '../model/secondFactor'
import { deleteAnsweredChallenge } from './secondFactor/challengeRepository'
import { addFactor, requestSecondStep } from './secondFactor/changeFactors'
import { factorState } from './secondFactor/factorRepository'
import { verifySecondFactor } from './secondFactor/verifySecondFactor'

const logInBody = z.object({
  email: z.catch(z.string(), ''),
  password: z.catch(z.string(), ''),
  secondFactor: z.optional(z.union([factorAnswer, newFactor])),
})

/** Stateless: the second step sends address and password again. */
export const logInEndpoint: Endpoint = {
  path: '/login',
  method: 'post',
  handler: async req => {
    await addDataAndFileToRequest(req)
    const read = logInBody.safeParse(req.data ?? {})
    if (!read.success) return invalid()
    const { secondFactor, ...data } = read.data
    const logIn = logInState(req)
    logIn.typed = secondFactor
    try {
      const { staff } = req.payload.collections
      return loggedInResponse(
        req,
        await loginOperation({ collection: staff, data, req, overrideAccess: false }),
      )
    } catch (error) {
      if (error instanceof SecondStepNeeded) return secondStepResponse(ctxOf(req), error, logIn.typed)
      throw error
    }
  },
}

function loggedInResponse(req: PayloadRequest, { token = '', ...result }: { token?: string }): Response {
  const { config, collections } = req.payload
  const cookie = generatePayloadCookie({
    collectionAuthConfig: collections.staff.config.auth,
    cookiePrefix: config.cookiePrefix,
    token,
  })
  const { recoveryCodes } = logInState(req)
  const content = {
    message: req.t('authentication:passed'),
    ...result,
    ...(recoveryCodes && { recoveryCodes }),
  }
  return Response.json(content, { headers: { 'Set-Cookie': String(cookie), 'cache-control': 'no-store' } })
}

/** Payload rolled back everything of this attempt. */
async function secondStepResponse(
  ctx: Ctx,
  { member, message, problem, status }: SecondStepNeeded,
  typed: ReturnType<typeof logInState>['typed'],
): Promise<Response> {
  const party = { collection: 'staff', id: member.id, name: member.name } as const
  if (typed && 'response' in typed) await deleteAnsweredChallenge(ctx, member.id, typed.response)
  if (problem === 'wrong') await recordFailedLogIn(ctx, member.email, party, 'secondFactor')
  if (problem === 'tooMany') await recordLimitedLogIn(ctx, member.email)
  const secondStep = await requestSecondStep(ctx, member)
  const wait = problem === 'tooMany' ? retryAfter('staff-second-factor') : {}
  const headers = { 'cache-control': 'no-store', ...wait }
  return Response.json({ errors: [{ message }], problem, secondStep }, { status, headers })
}

type Member = { id: string; email: string; name: string; roles?: string[] | null }

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

class SecondStepNeeded extends APIError {
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

/** No session is stored until the second factor was right. */
export const requireSecondFactor: CollectionBeforeLoginHook = async ({ req, user }) => {
  const tx = await hookTx(req)
  if (!tx) throw new Error('a log-in without a transaction')
  const member = user as unknown as Member
  const logIn = logInState(req)
  const { step } = await factorState(tx, member)
  logIn.step = step
  // A new password is stored; its session ends in `endLogInSessions`.
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

/** Payload logs in whoever resets a password; where a second step is due that session ends at once. */
export const endLogInSessions: CollectionAfterLoginHook = async ({ req, token, user }) => {
  const logIn = logInState(req)
  const tx = await hookTx(req)
  if (!tx || !logIn.step || logIn.step === 'none') return
  logIn.hasEnded = logIn.operation === 'resetPassword'
  const party = { collection: 'staff', id: user.id } as const
  if (logIn.hasEnded) await deleteSessions(tx, party)
  else if (logIn.step === 'setUp') await deleteSessions(tx, party, sessionIn(token))
}

const YEAR = 365 * 86_400

export const deviceCookie = makeCookie(env.SITE_URL, 'kantoor-toestel', YEAR)

export const deviceOf = (req: PayloadRequest, email: string) =>
  knownDevice(email, parseCookies(req.headers).get(deviceCookie.name) ?? null)

export const PROOF_HEADER = 'x-proof'

export function proofRequired({ challenge }: ProofRequired): {
  message: string
  data: { challenge: string }
} {
  return { message: TOO_MANY_TRIES, data: { challenge } }
}
