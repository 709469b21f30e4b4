import type { AfterErrorHook } from 'payload'
import { APIError } from 'payload'
import { TOO_MANY_TRIES } from '@/platform/auth/logInLimits'
import { LIMITS, type LimitName } from '@/platform/limits/limits'

export const retryAfter = (name: LimitName) => ({ 'retry-after': String(LIMITS[name].seconds) })

export class TooManyTries extends APIError {
  constructor(
    readonly limit: LimitName,
    data: Record<string, unknown> | null = null,
  ) {
    super(TOO_MANY_TRIES, 429, data, true)
  }
}

/** A build holds each class twice, so `instanceof` fails: the limit identifies the error. */
export const sayWhen: AfterErrorHook = ({ error, req }) => {
  if (!('limit' in error) || !isLimit(error.limit)) return
  req.responseHeaders ??= new Headers()
  for (const header of Object.entries(retryAfter(error.limit))) req.responseHeaders.set(...header)
}

const isLimit = (name: unknown): name is LimitName => typeof name === 'string' && Object.hasOwn(LIMITS, name)
