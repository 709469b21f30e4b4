import { resolveRoute } from '@/features/website/server/public'
import { requestedPath } from '@/platform/http/internalRequest'
import { checkAddressLimit } from '@/platform/limits/restLimit'
import { pageCtx, visitorCtx } from '@/platform/requestCtx'

export const dynamic = 'force-dynamic'

/** For the proxy. It tells nothing that the address itself would not show. */
export async function GET(request: Request): Promise<Response> {
  const stop = await checkAddressLimit(await visitorCtx(), 'inner-address', request)
  if (stop) return stop
  return Response.json(await resolveRoute(await pageCtx(), requestedPath(request.url)))
}
