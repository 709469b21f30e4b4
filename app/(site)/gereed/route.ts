import { readReadiness } from '@/platform/health/readiness'
import { processCtx } from '@/platform/processCtx'

export const dynamic = 'force-dynamic'

/** For a proxy or a rolling restart: whether this site can serve visitors. */
export async function GET(): Promise<Response> {
  const { isReady, parts } = await readReadiness(await processCtx())
  return Response.json(parts, { status: isReady ? 200 : 503, headers: { 'cache-control': 'no-store' } })
}
