import { MAIL_KEY_FIELD, NEWSLETTER_PATHS, type UnsubscribeKind } from '@/features/newsletter/model/results'
import { unsubscribe } from '@/features/newsletter/server/public'
import { visitorCtx } from '@/platform/requestCtx'

const STATUS: Record<UnsubscribeKind, number> = { unsubscribed: 200, unknown: 404, notSaved: 503 }

/** The one click of RFC 8058. It comes from the mail provider: without cookies, and from no page of ours. */
export async function POST(request: Request): Promise<Response> {
  const { kind } = await unsubscribe(await visitorCtx(), keyOf(request))
  return new Response(null, { status: STATUS[kind] })
}

/** Who opens the address in a browser is asked first, like anybody else. */
export async function GET(request: Request): Promise<Response> {
  const location = `${NEWSLETTER_PATHS.unsubscribe}?${new URLSearchParams({ [MAIL_KEY_FIELD]: keyOf(request) })}`
  return new Response(null, { status: 303, headers: { location } })
}

const keyOf = (request: Request) => new URL(request.url).searchParams.get(MAIL_KEY_FIELD) ?? ''
