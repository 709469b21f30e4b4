import { type NextRequest, NextResponse } from 'next/server'

/**
 * The office is Dutch, whatever language the browser was made in. Whoever chose English in their
 * own account has a cookie that says so, and Payload lets that go first.
 */
export function proxy(request: NextRequest): NextResponse {
  const headers = new Headers(request.headers)
  headers.set('accept-language', 'nl')
  return NextResponse.next({ request: { headers } })
}

export const config = { matcher: ['/admin/:path*', '/api/:path*'] }
