import { createHmac, timingSafeEqual } from 'node:crypto'
import { type AfterErrorHook, APIError } from 'payload'
import { parseCookies } from 'payload/shared'
import { TOO_MANY_TRIES } from '@/platform/auth/logInLimits'
import type { Ctx } from '@/platform/ctx'
import { env } from '@/platform/env'
import { clientIp } from '@/platform/http/client'
import { isInternalRequest } from '@/platform/http/internalRequest'
import { withinLimit } from './counters'
import { type CountedLimit, LIMITS, type LimitName } from './limits'

/** Pictures of pages come from here too, many at a time, and cost no more than a file. */
const FILE = /^\/api\/media\/file\//

/** Null when the request may go on. */
export async function checkRestLimit(ctx: Ctx, { url, headers }: Request): Promise<Response | null> {
  if (FILE.test(new URL(url).pathname)) return null
  const [name, key] = countedBy(headers, ctx.payload.secret)
  return (await withinLimit(ctx, name, key)) ? null : tooManyRequests(name)
}

export function tooManyRequests(name: LimitName): Response {
  const headers = { ...retryAfter(name), 'cache-control': 'no-store' }
  return Response.json({ errors: [{ message: 'Even geduld.' }] }, { status: 429, headers })
}

const WITHOUT_ADDRESS = {
  'chat-address': 'chat-everyone',
  'inner-address': 'inner-everyone',
  'moments-address': 'moments-everyone',
} as const

export async function checkAddressLimit(
  ctx: Ctx,
  name: keyof typeof WITHOUT_ADDRESS,
  request: Request,
): Promise<Response | null> {
  if (name === 'inner-address' && isInternalRequest(request, env.PAYLOAD_SECRET)) return null
  const address = clientIp(request.headers)
  const counted: CountedLimit = address ? [name, address] : [WITHOUT_ADDRESS[name], 'all']
  return (await withinLimit(ctx, ...counted)) ? null : tooManyRequests(counted[0])
}

/** A session is counted by itself: no stranger uses up what staff may ask. */
function countedBy(headers: Headers, secret: string): CountedLimit {
  const session = signedSession(headers, secret)
  if (session) return ['rest-session', session]
  const address = clientIp(headers)
  return address ? ['rest-address', address] : ['rest-everyone', 'all']
}

/** Checks the signature only; Payload checks whether the session is still open. */
function signedSession(headers: Headers, secret: string): string | null {
  const [, sent] = /^(?:JWT|Bearer) (.+)$/.exec(headers.get('authorization') ?? '') ?? []
  const token = sent ?? parseCookies(headers).get('payload-token') ?? ''
  const [head = '', content = '', seal = ''] = token.split('.')
  const expected = createHmac('sha256', secret).update(`${head}.${content}`).digest()
  const given = Buffer.from(seal, 'base64url')
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null
}

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
export const addRetryAfter: AfterErrorHook = ({ error, req }) => {
  if (!('limit' in error) || !isLimit(error.limit)) return
  req.responseHeaders ??= new Headers()
  for (const header of Object.entries(retryAfter(error.limit))) req.responseHeaders.set(...header)
}

const isLimit = (name: unknown): name is LimitName => typeof name === 'string' && Object.hasOwn(LIMITS, name)
