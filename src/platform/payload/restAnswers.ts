// Works around: Payload knows no HEAD, fails on an unreadable filter, and lets anybody keep its answers.
// Upstream: payloadcms/payload#16754, for HEAD.
// Removal test: `restAnswers` in tests/unit/platform/workarounds.test.ts.
import { invalid } from '@/platform/console/officeEndpoints'
import { checkRestLimit } from '@/platform/limits/restLimit'
import { processCtx } from '@/platform/processCtx'

type Args = { params: Promise<{ slug?: string[] }> }
type Answer = (request: Request, args: Args) => Promise<Response>

/** Payload knows no HEAD. The body is read to its end so that its file is closed. */
export function answerHead(get: Answer): Answer {
  return async ({ url, headers: asked, signal }, args) => {
    const { body, headers, status } = await get(new Request(url, { headers: asked, signal }), args)
    await body?.pipeTo(new WritableStream())
    return new Response(null, { headers, status })
  }
}

export function limited(answer: Answer): Answer {
  return async (request, args) => (await checkRestLimit(await processCtx(), request)) ?? answer(request, args)
}

/** Payload reads the JSON of a filter that is sent as a body before anything of it stands ready for a fault. */
export function catchUnreadablePost(post: Answer): Answer {
  return async (request, args) => {
    try {
      return await post(request, args)
    } catch (error) {
      if (error instanceof SyntaxError) return invalid()
      throw error
    }
  }
}

/** Payload calls its own faults what it serves at no address, as it does the list of migrations. */
const NOT_IMPLEMENTED = 501
const NOT_FOUND = { errors: [{ message: 'Not Found' }] }

/** Payload says of none of its answers that nobody may keep it. A picture says itself how long it may be kept. */
export function withNoStore(answer: Answer): Answer {
  return async (request, args) => {
    const response = await answer(request, args)
    const isServed = response.status !== NOT_IMPLEMENTED
    if (isServed && response.headers.has('cache-control')) return response
    const headers = new Headers(response.headers)
    headers.set('cache-control', 'no-store')
    return isServed
      ? new Response(response.body, { headers, status: response.status })
      : Response.json(NOT_FOUND, { headers: { 'cache-control': 'no-store' }, status: 404 })
  }
}
