import { MAIL_KEY_FIELD, NEWSLETTER_PATHS, type UnsubscribeKind } from '@/features/newsletter/model/results'
import { unsubscribe } from '@/features/newsletter/server/public'
import { visitorCtx } from '@/platform/requestCtx'

const STATUS: Record<UnsubscribeKind, number> = { unsubscribed: 200, unknown: 404, notSaved: 503 }

/** One-click unsubscribe of RFC 8058: the mail provider calls it, without cookies. */
export async function POST(request: Request): Promise<Response> {
  const { kind } = await unsubscribe(await visitorCtx(), keyOf(request))
  return new Response(null, { status: STATUS[kind] })
}

/** A browser is asked to confirm first. */
export async function GET(request: Request): Promise<Response> {
  const location = `${NEWSLETTER_PATHS.unsubscribe}?${new URLSearchParams({ [MAIL_KEY_FIELD]: keyOf(request) })}`
  return new Response(null, { status: 303, headers: { location } })
}

const keyOf = (request: Request) => new URL(request.url).searchParams.get(MAIL_KEY_FIELD) ?? ''
