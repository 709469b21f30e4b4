import { randomBytes } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { isDynamicPage } from '@/features/website/model/dynamicPages'
import { classifyPath, isStaticPage } from '@/features/website/model/routes'
import { dynamicPagePolicy, officePolicy } from '@/platform/http/contentPolicy'
import { MAX_FORM_BYTES } from '@/platform/http/requestRules'
import { answerContent, cacheBriefly } from '@/platform/next/notFound'

const SITE = {
  url: process.env.INTERNAL_URL || `http://127.0.0.1:${process.env.PORT ?? 3000}`,
  secret: process.env.PAYLOAD_SECRET ?? '',
}
const REFUSED = { status: 400 }
/** Checked here, because Next answers 500 above `serverActions.bodySizeLimit`. */
const TOO_LARGE = { status: 413 }

export function proxy(request: NextRequest): NextResponse | Promise<NextResponse> {
  const { pathname } = request.nextUrl
  const kind = classifyPath(pathname)
  if (kind === 'office') return isReadable(pathname) ? office(request) : new NextResponse(null, REFUSED)
  if (Number(request.headers.get('content-length')) > MAX_FORM_BYTES) return new NextResponse(null, TOO_LARGE)
  if (isDynamicPage(pathname)) return withPolicy(new Headers(request.headers), dynamicPagePolicy)
  if (kind === 'content') return answerContent(request, pathname, SITE)
  return isStaticPage(pathname) ? cacheBriefly(request, NextResponse.next()) : NextResponse.next()
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

/** Everything, with an ending or without; not the framework's own addresses and what only the operators ask for. */
export const config = { matcher: ['/((?!_next/|intern/|stijl$|gezond$|gereed$|metrics$).*)'] }
