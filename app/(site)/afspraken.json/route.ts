import { getSlotOffer, listFreeMoments } from '@/features/desk/server/public'
import { checkAddressLimit } from '@/platform/limits/restLimit'
import { visitorCtx } from '@/platform/requestCtx'

const FIRST_MOMENTS = 3

/** What is free now, for the chat; with `?eerste` only the first moments. Never kept: it changes with every booking. */
export async function GET(request: Request): Promise<Response> {
  const ctx = await visitorCtx()
  const stop = await checkAddressLimit(ctx, 'moments-address', request)
  if (stop) return stop
  const isFirst = new URL(request.url).searchParams.has('eerste')
  const content = isFirst ? await listFreeMoments(ctx, FIRST_MOMENTS) : await getSlotOffer(ctx)
  return Response.json(content, { headers: { 'cache-control': 'no-store' } })
}
