import { randomBytes } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { isDynamicPage } from '@/features/website/model/dynamicPages'
import { classifyPath, isStaticPage, type ResolvedRoute } from '@/features/website/model/routes'
import { dynamicPagePolicy, officePolicy } from '@/platform/http/contentPolicy'
import { innerAddress, ownCall } from '@/platform/http/ownCall'
import { MAX_FORM_BYTES } from '@/platform/http/requestRules'

const SECRET = process.env.PAYLOAD_SECRET ?? ''
const SITE = process.env.INTERNAL_URL || `http://127.0.0.1:${process.env.PORT ?? 3000}`
/** Set in a preview. The site itself checks whether it belongs to staff. */
const PREVIEW = '__prerender_bypass'
const REFUSED = { status: 400 }
/** Checked here, because Next answers 500 above `serverActions.bodySizeLimit`. */
const TOO_LARGE = { status: 413 }

export function proxy(request: NextRequest): NextResponse | Promise<NextResponse> {
  const { pathname } = request.nextUrl
  const kind = classifyPath(pathname)
  if (kind === 'office') return isReadable(pathname) ? office(request) : new NextResponse(null, REFUSED)
  if (Number(request.headers.get('content-length')) > MAX_FORM_BYTES) return new NextResponse(null, TOO_LARGE)
  if (isDynamicPage(pathname)) return withPolicy(new Headers(request.headers), dynamicPagePolicy)
  if (kind === 'content') return byAddress(request, pathname)
  return isStaticPage(pathname) ? briefly(request, NextResponse.next()) : NextResponse.next()
}

/** Seconds that proxies and CDNs may cache a page. */
const KEPT_S = 5

/** Lets proxies cache a page that is the same for everybody. Next would let them for a year. */
function briefly(request: NextRequest, answer: NextResponse): NextResponse {
  if (request.method !== 'GET' && request.method !== 'HEAD') return answer
  if (!request.cookies.has(PREVIEW))
    answer.headers.set('cache-control', `public, max-age=0, s-maxage=${KEPT_S}`)
  return answer
}

/** Whether the escapes in an address are valid. Next and Payload throw on others. */
function isReadable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== ''
  } catch (error) {
    if (error instanceof URIError) return false
    throw error
  }
}

/**
 * The office is Dutch, whatever language the browser was made in. Whoever chose English in their
 * own account has a cookie that says so, and Payload lets that go first.
 */
function office(request: NextRequest): NextResponse {
  const headers = new Headers(request.headers)
  headers.set('accept-language', 'nl')
  return withPolicy(headers, officePolicy)
}

const POLICY = 'content-security-policy'

/** Next reads the nonce from the policy of the request, and gives it to every script that it writes. */
function withPolicy(headers: Headers, policy: (nonce: string, counted: boolean) => string): NextResponse {
  if (process.env.NODE_ENV === 'development') return NextResponse.next({ request: { headers } })
  const value = policy(randomBytes(16).toString('base64'), Boolean(process.env.ANALYTICS_ID))
  headers.set(POLICY, value)
  const answer = NextResponse.next({ request: { headers } })
  answer.headers.set(POLICY, value)
  return answer
}

const ASKED_MS = 5000
let isWarned = false

/** The headers that show a preview, and that no other site sent the request. */
function previewer({ cookies, headers }: NextRequest): Record<string, string> {
  if (!cookies.has(PREVIEW)) return {}
  return { cookie: headers.get('cookie') ?? '', 'sec-fetch-site': headers.get('sec-fetch-site') ?? '' }
}

/** What this path leads to, for staff in a preview too; null when the site cannot reach itself, which is logged once. */
async function addressAt(request: NextRequest, path: string): Promise<ResolvedRoute | null> {
  try {
    const answer = await fetch(innerAddress(SITE, path), {
      headers: { ...previewer(request), ...ownCall(path, SECRET) },
      signal: AbortSignal.timeout(ASKED_MS),
    })
    if (!answer.ok) throw new Error(`status ${answer.status}`)
    return (await answer.json()) as ResolvedRoute
  } catch (error) {
    // Only the kind of error: its message may contain the requested address.
    const why = error instanceof Error ? error.name : typeof error
    if (!isWarned) process.emitWarning(`${SITE} does not tell the site what its addresses are (${why})`)
    isWarned = true
    return null
  }
}

/**
 * A page that finds out while it is made that there is nothing to show is sent empty by Next, for a script
 * to fill (its issue 62228). So what an address is, is known before its page is made.
 */
async function byAddress(request: NextRequest, path: string): Promise<NextResponse> {
  const address = await addressAt(request, path)
  // Without an answer the page itself decides.
  if (!address) return NextResponse.next()
  if (address.kind === 'moved') return onward(request, address.to)
  if (address.kind === 'stands') return briefly(request, NextResponse.next())
  return briefly(request, NextResponse.rewrite(new URL('/niet-gevonden', request.url), { status: 404 }))
}

/** Not cached: after staff move a page back, a browser with a cached redirect would loop. */
function onward(request: NextRequest, to: string): NextResponse {
  const target = new URL(to, request.url)
  if (target.origin === new URL(request.url).origin && !target.search) target.search = request.nextUrl.search
  return NextResponse.redirect(target, { status: 308, headers: { 'cache-control': 'no-cache' } })
}

/** Everything, with an ending or without; not the framework's own addresses and the site's inner ones. */
export const config = { matcher: ['/((?!_next/|intern/|stijl$).*)'] }
