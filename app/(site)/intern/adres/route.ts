import { addressOf } from '@/server/content/addressOf'
import { askedPath } from '@/server/http/ownCall'
import { addressStop } from '@/server/http/restLimit'
import { pageCtx, visitorCtx } from '@/server/session'

export const dynamic = 'force-dynamic'

/** Tells the proxy what an address is. It says nothing that the address itself would not say. */
export async function GET(request: Request): Promise<Response> {
  const stop = await addressStop(await visitorCtx(), 'inner-address', request)
  if (stop) return stop
  return Response.json(await addressOf(await pageCtx(), askedPath(request.url)))
}
