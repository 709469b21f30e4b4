import { addressOf } from '@/server/content/addressOf'
import { pageCtx } from '@/server/session'

export const dynamic = 'force-dynamic'

/** Tells the proxy what an address is. It says nothing that the address itself would not say. */
export async function GET(request: Request): Promise<Response> {
  const path = new URL(request.url).searchParams.get('pad') ?? ''
  return Response.json(await addressOf(await pageCtx(), path))
}
