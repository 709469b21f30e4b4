import type { PayloadRequest } from 'payload'
import { parseCookies } from 'payload/shared'
import { knownDevice, TOO_MANY_TRIES } from '@/platform/auth/logInLimits'
import { env } from '@/platform/env'
import type { ProofRequired } from '@/platform/forms/proofOfWork'

export const DEVICE_COOKIE = env.SITE_URL.startsWith('https://')
  ? '__Host-kantoor-toestel'
  : 'kantoor-toestel'

export const deviceOf = (req: PayloadRequest, email: string) =>
  knownDevice(email, parseCookies(req.headers).get(DEVICE_COOKIE) ?? null)

export const PROOF_HEADER = 'x-proof'

export function proofRequired({ challenge }: ProofRequired): {
  message: string
  data: { challenge: string }
} {
  return { message: TOO_MANY_TRIES, data: { challenge } }
}
