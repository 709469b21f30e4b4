import { randomBytes } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { APPLY_STORED_PRICES } from '@/design-system/prices/applyStoredPrices'
import { isDynamicPage } from '@/features/website/model/dynamicPages'
import { classifyPath, isStaticPage } from '@/features/website/model/routes'
import { SHOW_SPLASH } from '@/features/website/ui/home/showSplash'
import {
  answeredFormPolicy,
  dynamicPagePolicy,
  officePolicy,
  previewPolicy,
} from '@/platform/http/contentPolicy'
import { MAX_FORM_BYTES } from '@/platform/http/requestRules'
import { answerContent, cacheBriefly, isPreview } from '@/platform/next/notFound'

const SITE = {
  url: process.env.INTERNAL_URL || `http://127.0.0.1:${process.env.PORT ?? 3000}`,
  secret: process.env.PAYLOAD_SECRET ?? '',
}
const IS_COUNTED = Boolean(process.env.ANALYTICS_ID)
const REFUSED = { status: 400 }
/** Checked here, because Next answers 500 above `serverActions.bodySizeLimit`. */
const TOO_LARGE = { status: 413 }

export function proxy(request: NextRequest): NextResponse | Promise<NextResponse> {
  const { pathname } = request.nextUrl
  const kind = classifyPath(pathname)
  if (kind === 'office') return isReadable(pathname) ? office(request) : new NextResponse(null, REFUSED)
  if (Number(request.headers.get('content-length')) > MAX_FORM_BYTES) return new NextResponse(null, TOO_LARGE)
  if (isDynamicPage(pathname)) return withPolicy(new Headers(request.headers), dynamicPagePolicy)
  if (kind === 'content') return content(request, pathname)
  return isStaticPage(pathname) ? staticPage(request) : NextResponse.next()
}

async function content(request: NextRequest, path: string): Promise<NextResponse> {
  const answer = await answerContent(request, path, SITE)
  return answer.headers.has('x-middleware-next') ? staticPage(request, answer) : answer
}

const answeredForm = answeredFormPolicy([APPLY_STORED_PRICES, SHOW_SPLASH])

/** A page made ahead has its policy from `next.config.ts`; what is made of it for one request has another. */
function staticPage(request: NextRequest, answer = cacheBriefly(request, NextResponse.next())): NextResponse {
  if (request.method === 'POST') return withPolicy(new Headers(request.headers), answeredForm)
  if (isPreview(request)) answer.headers.set(POLICY, previewPolicy(IS_COUNTED))
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
  const value = policy(randomBytes(16).toString('base64'), IS_COUNTED)
  headers.set(POLICY, value)
  const answer = NextResponse.next({ request: { headers } })
  answer.headers.set(POLICY, value)
  return answer
}

/** Everything, with an ending or without; not the framework's own addresses and what only the operators ask for. */
export const config = { matcher: ['/((?!_next/|intern/|stijl$|gezond$|gereed$|metrics$).*)'] }
