import type { PayloadRequest } from 'payload'
import { parseCookies } from 'payload/shared'
import { knownDevice } from '@/platform/auth/device'
import { env } from '@/platform/env'

export const DEVICE_COOKIE = env.SITE_URL.startsWith('https://')
  ? '__Host-kantoor-toestel'
  : 'kantoor-toestel'

/** The name of this browser, when it was in before as this account. */
export const deviceOf = (req: PayloadRequest, email: string) =>
  knownDevice(email, parseCookies(req.headers).get(DEVICE_COOKIE) ?? null)
