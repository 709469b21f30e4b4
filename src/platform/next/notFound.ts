// Works around: a page that finds nothing while it is made is sent empty, for a script to fill.
// Upstream: vercel/next.js#62228.
// Removal test: `notFound` in tests/unit/platform/workarounds.test.ts.
import { type NextRequest, NextResponse } from 'next/server'
import * as z from 'zod/mini'
import { innerAddress, internalHeaders } from '@/platform/http/internalRequest'

/** Where the site reaches itself, and the secret that shows the call is its own. */
export type Site = { url: string; secret: string }

const resolved = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stands') }),
  z.object({ kind: z.literal('moved'), to: z.string() }),
  z.object({ kind: z.literal('unknown') }),
])

/** Asks the site what is at an address before a page is made for it. Without an answer the page itself decides. */
export async function answerContent(request: NextRequest, path: string, site: Site): Promise<NextResponse> {
  const route = await fetchRoute(request, path, site)
  if (!route) return NextResponse.next()
  if (route.kind === 'moved') return redirect(request, route.to)
  if (route.kind === 'stands') return cacheBriefly(request, NextResponse.next())
  return cacheBriefly(request, NextResponse.rewrite(new URL('/niet-gevonden', request.url), { status: 404 }))
}

const TIMEOUT_MS = 5000
let isWarned = false

/** For staff in a preview too; null when the site cannot reach itself, which is logged once. */
async function fetchRoute(request: NextRequest, path: string, { url, secret }: Site) {
  try {
    const answer = await fetch(innerAddress(url, path), {
      headers: { ...previewHeaders(request), ...internalHeaders(path, secret) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!answer.ok) throw new Error(`status ${answer.status}`)
    return resolved.parse(await answer.json())
  } catch (error) {
    // Only the kind of error: its message may contain the requested address.
    const why = error instanceof Error ? error.name : typeof error
    if (!isWarned) process.emitWarning(`${url} does not tell the site what its addresses are (${why})`)
    isWarned = true
    return null
  }
}

/** Set in a preview. The site itself checks whether it belongs to staff. */
const PREVIEW = '__prerender_bypass'

export const isPreview = ({ cookies }: NextRequest) => cookies.has(PREVIEW)

/** The headers that show a preview, and that no other site sent the request. */
function previewHeaders({ cookies, headers }: NextRequest): Record<string, string> {
  if (!cookies.has(PREVIEW)) return {}
  return { cookie: headers.get('cookie') ?? '', 'sec-fetch-site': headers.get('sec-fetch-site') ?? '' }
}

/** Not cached: after staff move a page back, a browser with a cached redirect would loop. */
function redirect(request: NextRequest, to: string): NextResponse {
  const target = new URL(to, request.url)
  if (target.origin === new URL(request.url).origin && !target.search) target.search = request.nextUrl.search
  return NextResponse.redirect(target, { status: 308, headers: { 'cache-control': 'no-cache' } })
}

/** Seconds that proxies and CDNs may cache a page. */
const CACHED_S = 5

/** Lets proxies cache a page that is the same for everybody. Next would let them for a year (decision 031). */
export function cacheBriefly(request: NextRequest, answer: NextResponse): NextResponse {
  if (request.method !== 'GET' && request.method !== 'HEAD') return answer
  if (!isPreview(request)) answer.headers.set('cache-control', `public, max-age=0, s-maxage=${CACHED_S}`)
  return answer
}
