import { addDataAndFileToRequest, type Endpoint, loginOperation, type PayloadRequest } from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import * as z from 'zod/mini'
import { recordFailedLogIn, recordLimitedLogIn } from '@/platform/audit/logInEvents'
import { invalid } from '@/platform/console/officeEndpoint'
import { type Ctx, ctxOf } from '@/platform/ctx'
import { retryAfter } from '@/platform/http/retryAfter'
import { factorAnswer, newFactor } from '../../model/secondFactor'
import { deleteAnsweredChallenge } from './challenges'
import { logInState, SecondStepNeeded } from './logInStep'
import { requestSecondStep } from './startFactor'

const logInBody = z.object({
  email: z.catch(z.string(), ''),
  password: z.catch(z.string(), ''),
  secondFactor: z.optional(z.union([factorAnswer, newFactor])),
})

/**
 * Stands before Payload's own, which takes nothing but address and password. The second step comes with both once
 * more: between the two nothing is kept that would let somebody in.
 */
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
      return loggedInResponse(req, await loginOperation({ collection: staff, data, req, overrideAccess: false }))
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

/** Says what is asked, and what was wrong with the answer before it. Payload undid all that the try had done. */
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
