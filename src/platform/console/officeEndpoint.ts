import type { Endpoint, PayloadRequest } from 'payload'
import { type Actor, hasRole, isStaff } from '@/platform/access/actors'
import { TOO_MANY_TRIES } from '@/platform/auth/logInLimits'
import { type Ctx, ctxOf } from '@/platform/ctx'
import { withinLimit } from '@/platform/limits/counters'
import type { LimitName } from '@/platform/limits/limits'
import { retryAfter, tooManyRequests } from '@/platform/limits/restLimit'

type Answer = (ctx: Ctx, req: PayloadRequest) => Response | Promise<Response>

export const officeEndpoint = endpointFor(user => hasRole(user, 'operator'))

export const adminEndpoint = endpointFor(user => hasRole(user, 'admin'))

export const exportEndpoint = (path: string, answer: Answer): Endpoint =>
  officeEndpoint('get', path, async (ctx, req) =>
    (await withinLimit(ctx, 'export', String(req.user?.id))) ? answer(ctx, req) : tooManyRequests('export'),
  )

export const staffEndpoint = endpointFor(isStaff)

function endpointFor(mayAsk: (user: Actor) => boolean) {
  return (method: 'get' | 'post', path: string, answer: Answer): Endpoint => {
    const handler = (req: PayloadRequest) => {
      if (!mayAsk(req.user as Actor)) return notFound()
      // Another site cannot send JSON without a preflight, which is refused.
      return method === 'get' || sendsJson(req) ? answer(ctxOf(req), req) : invalid()
    }
    return { method, path, handler: async req => handler(req) }
  }
}

const sendsJson = ({ headers }: PayloadRequest) =>
  /^application\/json\b/.test(headers.get('content-type') ?? '')

export async function bodyOf(req: PayloadRequest): Promise<unknown> {
  try {
    return await req.json?.()
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

const PRIVATE = { 'cache-control': 'no-store' }

export const json = (content: object) => Response.json(content, { headers: PRIVATE })
export const notFound = () => refusal('Not Found', 404)
export const invalid = () => refusal('Invalid', 400)
export const refusal = (message: string, status: number) =>
  Response.json({ errors: [{ message }] }, { status })
export const tooManyTries = (limit: LimitName, fault: object = { message: TOO_MANY_TRIES }) =>
  Response.json({ errors: [fault] }, { status: 429, headers: retryAfter(limit) })

export function file(
  content: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>,
  { type, name, as }: { type: string; name: string; as: 'attachment' | 'inline' },
): Response {
  const headers = { 'content-type': type, 'content-disposition': `${as}; filename="${name}"` }
  return new Response(content, { headers: { ...PRIVATE, ...headers } })
}

export function csvFile(content: ReadableStream<Uint8Array>, name: string): Response {
  return file(content, { type: 'text/csv; charset=utf-8', name, as: 'attachment' })
}
