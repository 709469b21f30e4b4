import { createHmac, timingSafeEqual } from 'node:crypto'
import { parseCookies } from 'payload/shared'
import { LIMITS, type LimitName } from '@/domain/limits/limits'
import { believedAddress } from '../believedAddress'
import type { Ctx } from '../ctx'
import { withinLimit } from '../limits'

/** Pictures of pages come from here too, many at a time, and cost no more than a file. */
const FILE = /^\/api\/media\/file\//

/** The answer to whoever asks too much of the REST interface; null when it may go on. */
export async function restStop(ctx: Ctx, { url, headers }: Request): Promise<Response | null> {
  if (FILE.test(new URL(url).pathname)) return null
  const [name, key] = countedBy(headers, ctx.payload.secret)
  return (await withinLimit(ctx, name, key)) ? null : tooManyRequests(name)
}

export function tooManyRequests(name: LimitName): Response {
  const headers = { 'retry-after': String(LIMITS[name].seconds), 'cache-control': 'no-store' }
  return Response.json({ errors: [{ message: 'Even geduld.' }] }, { status: 429, headers })
}

/** The answer to an address that asks this too often; null for others, and for the site itself, which has none. */
export async function addressStop(
  ctx: Ctx,
  name: 'chat-address' | 'inner-address',
  { headers }: Request,
): Promise<Response | null> {
  const address = believedAddress(headers)
  return !address || (await withinLimit(ctx, name, address)) ? null : tooManyRequests(name)
}

/** A session is counted by itself: no stranger uses up what staff may ask. */
function countedBy(headers: Headers, secret: string): [LimitName, string] {
  const session = sealedSession(headers, secret)
  if (session) return ['rest-session', session]
  const address = believedAddress(headers)
  return address ? ['rest-address', address] : ['rest-everyone', 'all']
}

/** The token of a session that we opened. Whether it is still open, Payload finds out. */
function sealedSession(headers: Headers, secret: string): string | null {
  const [, sent] = /^(?:JWT|Bearer) (.+)$/.exec(headers.get('authorization') ?? '') ?? []
  const token = sent ?? parseCookies(headers).get('payload-token') ?? ''
  const [head = '', content = '', seal = ''] = token.split('.')
  const expected = createHmac('sha256', secret).update(`${head}.${content}`).digest()
  const given = Buffer.from(seal, 'base64url')
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null
}
