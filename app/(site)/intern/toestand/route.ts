import { env } from '@/platform/env'
import { watchHealth } from '@/platform/health/watchHealth'
import { isInternalRequest } from '@/platform/http/internalRequest'
import { processCtx } from '@/platform/processCtx'

/** Called by the timer of this instance, with the site's own signature. */
export async function POST(request: Request): Promise<Response> {
  if (!isInternalRequest(request, env.PAYLOAD_SECRET)) return new Response(null, { status: 404 })
  await watchHealth(await processCtx())
  return new Response(null, { status: 204 })
}
