import * as z from 'zod/mini'
import { MAX_PASSWORD_LENGTH, PASSWORD_MESSAGES } from '@/platform/auth/passwords'
import {
  bodyOf,
  invalid,
  json,
  notFound,
  refusal,
  staffEndpoint,
  tooManyTries,
} from '@/platform/console/officeEndpoint'
import { type Confirmed, confirmIdentity } from './confirmIdentity'

const proof = z.object({ password: z.string().check(z.maxLength(MAX_PASSWORD_LENGTH)) })

const ANSWERS: Record<Confirmed['kind'], () => Response> = {
  confirmed: () => json({ confirmed: true }),
  wrong: () => refusal(PASSWORD_MESSAGES.notCurrent, 403),
  tooMany: () => tooManyTries('staff-proof'),
}

/** Here somebody who is logged in shows once more who they are. */
export const confirmEndpoint = staffEndpoint('post', '/confirm', async (ctx, req) => {
  const read = proof.safeParse(await bodyOf(req))
  if (!read.success) return invalid()
  const confirmed = await confirmIdentity(ctx, read.data)
  return confirmed ? ANSWERS[confirmed.kind]() : notFound()
})
